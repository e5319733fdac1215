import type { HeartSubject } from './heart-subject';

type Check = (subject: HeartSubject) => boolean;

const listeners = new Set<() => void>();
const refusals = new Set<() => void>();
let check: Check = () => false;

/** Whether it is a favourite; false until the code that knows has come. */
export const isChosen: Check = (subject) => check(subject);

/** Calls `listener` whenever something becomes a favourite, or is one no longer. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For the store alone: how to know from now on; everybody who listens looks again. */
export function announceChange(next: Check): void {
  check = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` when the list could not be changed; the page then shows what was before. */
export function onRefused(listener: () => void): () => void {
  refusals.add(listener);
  return () => void refusals.delete(listener);
}

export function announceRefusal(): void {
  for (const listener of refusals) listener();
}
