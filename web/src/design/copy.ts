/** Copies words for the reader. Browsers offer their clipboard to pages from afar only over TLS; on a plain local network the old way is left. */
export async function copy(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyOut(words);
  }
}

function copyOut(words: string): boolean {
  const field = document.createElement("textarea");
  const before = document.activeElement;
  field.value = words;
  field.className = "vh";
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
