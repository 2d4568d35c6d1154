// How a table calls for its player: a short soft tone, and the title of the page while it is not looked at.

let audio: AudioContext | undefined;

/** A soft wooden tick, made here: two short tones that fade. */
export function tick(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === "suspended") return;
    for (const [after, pitch] of [
      [0, 523],
      [0.09, 784],
    ] as const) {
      const tone = audio.createOscillator();
      const loudness = audio.createGain();
      const start = audio.currentTime + after;
      tone.type = "triangle";
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0, start);
      loudness.gain.linearRampToValueAtTime(0.09, start + 0.012);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.22);
      tone.connect(loudness).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.24);
    }
  } catch {
    // A browser without sound stays silent.
  }
}

/** A browser lets a page sound only after somebody touched it. */
export function allowSound(): void {
  if (audio?.state === "suspended") void audio.resume();
  else
    try {
      audio ??= new AudioContext();
    } catch {
      // No sound here.
    }
}

/** Let the title say by turns that one is waited for, until somebody looks at the page or answers. */
export function flash(words: string, usual: string): () => void {
  let on = true;
  document.title = words;
  const timer = setInterval(() => {
    on = !on;
    document.title = on ? words : usual;
  }, 1200);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", stop);
    document.title = usual;
  };
  document.addEventListener("visibilitychange", stop);
  return stop;
}
