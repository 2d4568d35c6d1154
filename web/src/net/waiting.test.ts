/** What is waited for: said after a moment, and no longer than it lasts. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { during, waits } from "./waiting.svelte";

const said = () => waits().map(({ message }) => message);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what is done within a moment is not spoken of", async () => {
  const work = during("web-wait-table", new Promise<number>((done) => setTimeout(() => done(7), 299)));
  await vi.advanceTimersByTimeAsync(299);
  expect(await work).toBe(7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(said()).toEqual([]);
});

test("what takes longer is said, each thing as long as it lasts", async () => {
  const slow = during("web-wait-cards", new Promise<void>((done) => setTimeout(done, 900)));
  const quicker = during("web-wait-table", new Promise<void>((done) => setTimeout(done, 500)));
  await vi.advanceTimersByTimeAsync(300);
  expect(said()).toEqual(["web-wait-cards", "web-wait-table"]);
  await vi.advanceTimersByTimeAsync(200);
  expect(said()).toEqual(["web-wait-cards"]);
  await vi.advanceTimersByTimeAsync(400);
  expect(said()).toEqual([]);
  await Promise.all([slow, quicker]);
});

test("what fails is no longer waited for, and the failure goes to who asked", async () => {
  const work = during("web-wait-join", new Promise<void>((_, fail) => setTimeout(() => fail(new Error("taken")), 400)));
  const failed = expect(work).rejects.toThrow("taken");
  await vi.advanceTimersByTimeAsync(350);
  expect(said()).toEqual(["web-wait-join"]);
  await vi.advanceTimersByTimeAsync(50);
  await failed;
  expect(said()).toEqual([]);
});
