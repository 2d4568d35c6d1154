/** What of the map is seen: a window on the sheet that can be moved and brought closer, and that never loses the sheet. */

import { moves } from "../../../net/settings.svelte";

export interface Point {
  x: number;
  y: number;
}

/** The closest one can come, in pixels to a unit of the sheet. */
const CLOSEST = 2.6;
const GLIDE = 420;
/** Pixels beside the sheet, for names at its edges. */
const SIDE = 26;
/** Pixels that may be seen beyond the edge of the sheet. */
const MARGIN = 60;

/** A window as it stood when something was drawn for it. */
export class Pin {
  constructor(
    readonly left: number,
    readonly top: number,
    readonly scale: number,
  ) {}

  /** Where a point of the sheet is in the window. */
  at(point: Point): Point {
    return { x: this.left + point.x * this.scale, y: this.top + point.y * this.scale };
  }
}

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Pixels to a unit of the sheet. */
  scale = $state(1);
  /** Where the corner of the sheet lies in the window. */
  left = $state(0);
  top = $state(0);
  #frame = 0;

  constructor(
    readonly sheet: { width: number; height: number },
    /** Pixels at the upper edge that other things cover. */
    public head = 0,
  ) {}

  /** The scale at which the whole sheet is seen. */
  get whole(): number {
    return Math.max(0.1, Math.min((this.width - 2 * SIDE) / this.sheet.width, (this.height - this.head) / this.sheet.height));
  }

  /** How much closer this is than the whole sheet. */
  get zoom(): number {
    return this.scale / this.whole;
  }

  /** Where a point of the sheet is in the window. */
  at(point: Point): Point {
    return this.pin().at(point);
  }

  /** The window as it stands now. */
  pin(): Pin {
    return new Pin(this.left, this.top, this.scale);
  }

  /** The window has another size: what was in its middle stays there. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0 || (width === this.width && height === this.height)) return;
    const first = this.width === 0;
    const zoom = first ? 1 : this.zoom;
    const middle = { x: (this.width / 2 - this.left) / this.scale, y: ((this.height + this.head) / 2 - this.top) / this.scale };
    this.width = width;
    this.height = height;
    this.scale = this.#scaled(this.whole * Math.max(1, zoom));
    if (first || zoom <= 1.01) this.show();
    else this.#look(middle, this.scale);
  }

  /** The whole sheet. */
  show(): void {
    cancelAnimationFrame(this.#frame);
    this.#look({ x: this.sheet.width / 2, y: this.sheet.height / 2 }, this.whole);
  }

  move(dx: number, dy: number): void {
    cancelAnimationFrame(this.#frame);
    this.left += dx;
    this.top += dy;
    this.#hold();
  }

  /** Closer or farther; the point of the window under the finger stays where it is. */
  nearer(factor: number, by: Point = { x: this.width / 2, y: this.height / 2 }): void {
    cancelAnimationFrame(this.#frame);
    const scale = this.#scaled(this.scale * factor);
    const part = scale / this.scale;
    this.left = by.x - (by.x - this.left) * part;
    this.top = by.y - (by.y - this.top) * part;
    this.scale = scale;
    this.#hold();
  }

  /** Glide until a point of the sheet is in the middle, at that scale or the present one. */
  seek(point: Point, scale = this.scale): void {
    cancelAnimationFrame(this.#frame);
    const to = this.#scaled(scale);
    if (!moves()) return this.#look(point, to);
    const from = { x: (this.width / 2 - this.left) / this.scale, y: ((this.height + this.head) / 2 - this.top) / this.scale, scale: this.scale };
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / GLIDE));
      const eased = 1 - (1 - part) ** 3;
      this.#look({ x: from.x + (point.x - from.x) * eased, y: from.y + (point.y - from.y) * eased }, from.scale + (to - from.scale) * eased);
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** Bring some places into the window if they are not all in it: near to `centre`, no closer than it is. */
  include(points: readonly Point[], centre: Point): void {
    const margin = 36;
    const seen = points.every((point) => {
      const { x, y } = this.at(point);
      return x > margin && x < this.width - margin && y > this.head + margin && y < this.height - margin;
    });
    if (seen) return;
    const all = [...points, centre];
    const [xs, ys] = [all.map((point) => point.x), all.map((point) => point.y)];
    const wide = Math.max(...xs) - Math.min(...xs);
    const high = Math.max(...ys) - Math.min(...ys);
    const fits = Math.min((this.width - 3 * margin) / Math.max(wide, 1), (this.height - this.head - 3 * margin) / Math.max(high, 1));
    const middle = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
    this.seek(middle, Math.min(this.scale, fits));
  }

  #scaled(scale: number): number {
    return Math.min(CLOSEST, Math.max(this.whole, scale));
  }

  #look(point: Point, scale: number): void {
    this.scale = scale;
    this.left = this.width / 2 - point.x * scale;
    this.top = (this.height + this.head) / 2 - point.y * scale;
    this.#hold();
  }

  /** The sheet stays in the window: in its middle if it is the smaller, else with no more than a margin beyond its edges. */
  #hold(): void {
    this.left = held(this.left, this.sheet.width * this.scale, this.width, 0);
    this.top = held(this.top, this.sheet.height * this.scale, this.height, this.head);
  }
}

function held(at: number, size: number, window_: number, head: number): number {
  if (size <= window_ - head) return head + (window_ - head - size) / 2;
  return Math.min(head + MARGIN, Math.max(window_ - size - MARGIN, at));
}
