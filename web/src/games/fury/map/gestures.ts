/** How the map is moved: wheel, drag, two fingers, and keys. A drag that began on a place does not choose it. */

import type { Camera, Point } from "./camera.svelte";

/** A pointer that moved less than this, in pixels, has clicked. */
const STILL = 5;
const STEP = 70;

/** Let a part of the page move the camera; what it returns ends that. */
export function gestures(element: HTMLElement, camera: Camera): () => void {
  const fingers = new Map<number, Point>();
  let dragged = false;
  let began: Point = { x: 0, y: 0 };

  const spot = (event: PointerEvent | WheelEvent): Point => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as HTMLElement).closest("[data-fixed]")) return;
    if (fingers.size === 0) dragged = false;
    fingers.set(event.pointerId, spot(event));
    began = spot(event);
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = spot(event);
    if (!dragged && fingers.size === 1 && Math.hypot(now.x - began.x, now.y - began.y) < STILL) return;
    if (!dragged) {
      dragged = true;
      element.setPointerCapture(event.pointerId);
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other === undefined) camera.move(now.x - before.x, now.y - before.y);
    else {
      const far = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
      camera.move((now.x - before.x) / 2, (now.y - before.y) / 2);
      camera.nearer(far(now) / far(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    }
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const click = (event: MouseEvent): void => {
    if (!dragged) return;
    dragged = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 24 : 1;
    camera.nearer(Math.exp(-Math.max(-240, Math.min(240, event.deltaY * lines)) * 0.0022), spot(event));
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Record<string, [number, number]> = { ArrowLeft: [STEP, 0], ArrowRight: [-STEP, 0], ArrowUp: [0, STEP], ArrowDown: [0, -STEP] };
    const step = event.target === element ? steps[event.key] : undefined;
    if (step) camera.move(...step);
    else if (event.key === "+" || event.key === "=") camera.nearer(1.35);
    else if (event.key === "-") camera.nearer(1 / 1.35);
    else if (event.key === "0") camera.show();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const ends = new AbortController();
  const { signal } = ends;
  element.addEventListener("pointerdown", down, { signal });
  element.addEventListener("pointermove", move, { signal });
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("click", click, { signal, capture: true });
  element.addEventListener("wheel", wheel, { signal, passive: false });
  element.addEventListener("keydown", keys, { signal });
  const watch = new ResizeObserver(() => camera.resize(element.clientWidth, element.clientHeight));
  watch.observe(element);
  return () => {
    watch.disconnect();
    ends.abort();
  };
}
