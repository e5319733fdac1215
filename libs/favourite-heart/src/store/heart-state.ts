import type { HeartSubject } from './heart-subject';

type Check = (subject: HeartSubject) => boolean;

const listeners = new Set<() => void>();
const refusals = new Set<() => void>();
let check: Check = () => false;

/** Whether it is a favourite; false until the store has loaded. */
export const isChosen: Check = (subject) => check(subject);

/** Calls `listener` whenever the favourites change. */
export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For the store alone: sets the new lookup, and all listeners read it again. */
export function announceChange(next: Check): void {
  check = next;
  for (const listener of listeners) listener();
}

/** Calls `listener` when a change of the list failed; the page then shows the previous state. */
export function onRefused(listener: () => void): () => void {
  refusals.add(listener);
  return () => void refusals.delete(listener);
}

export function announceRefusal(): void {
  for (const listener of refusals) listener();
}
