import { forgetPrivateBy, privateKey, readPrivate, writePrivate } from '@karvon/session';

/** The beginning of every draft's name, as in `draft.air`. */
const beginning = 'draft.';
/** Name of the visitor's choice in the storage; it is removed together with the drafts. */
const choice = 'drafts-on-device';
const day = 24 * 60 * 60_000;

/** Drafts that this page has read or written in the tab. */
const inTab = new Set<string>();

/** Names that were read but not found: their forms began empty. */
const missing = new Set<string>();

/** 'chosen': the visitor has chosen whether drafts survive the tab. */
type DraftEvent = 'written' | 'forgotten' | 'restored' | 'chosen';
const listeners = new Set<(event: DraftEvent) => void>();
/** Notifies the listeners of this tab's drafts about a change. */
export const notifyDrafts = (event: DraftEvent) => listeners.forEach((listener) => listener(event));

/** Calls `listener` when drafts of this tab change. Returns a function that stops it. */
export function watchDrafts(listener: (event: DraftEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the form that last read this draft found none. */
export const beganEmpty = (name: string): boolean => missing.has(name);

interface OnDevice {
  /** When the draft expires, in milliseconds of the device's clock. */
  until: number;
  text: string;
}

/** Parses a stored text; null for none, and for an unreadable one. */
export function parseDraft<Stored>(text: string | null): Stored | null {
  try {
    return JSON.parse(text ?? 'null') as Stored | null;
  } catch {
    return null;
  }
}

/** The draft without ticked consents: they stay in the tab, and a later visit asks for them again. */
export const lasting = (text: string): string =>
  JSON.stringify(parseDraft(text), (key, value: unknown) =>
    key === 'consents' ? undefined : value,
  );

function toDevice(name: string, text: string): void {
  const stored: OnDevice = { until: Date.now() + day, text: lasting(text) };
  writePrivate(name, JSON.stringify(stored));
}

/** Whether the visitor wants drafts to survive the tab. */
export const draftsOnDevice = (): boolean => readPrivate(choice) !== null;

/**
 * Drafts hold personal data, so they stay in the tab unless the visitor allows a day on the device. Withdrawing that
 * removes them from the device.
 */
export function keepDraftsOnDevice(wanted: boolean): void {
  writePrivate(choice, wanted ? 'yes' : null);
  if (!wanted) forgetPrivateBy(beginning);
  else
    for (const name of inTab) {
      const text = readPrivate(name, 'tab');
      if (text !== null) toDevice(name, text);
    }
  notifyDrafts('chosen');
}

/** The draft of a name (`draft.…`): from this tab, or from the device within a day; null without a readable one. */
export function readDraft<Stored>(name: string): Stored | null {
  inTab.add(name);
  missing.delete(name);
  const typed = readPrivate(name, 'tab');
  if (typed !== null) return parseDraft<Stored>(typed);
  const stored = parseDraft<OnDevice>(readPrivate(name));
  if (stored && stored.until > Date.now()) {
    // The tab now has its own copy, even if the device's is removed.
    writePrivate(name, stored.text, 'tab');
    return parseDraft<Stored>(stored.text);
  }
  if (stored) writePrivate(name, null);
  missing.add(name);
  return null;
}

/** An inline script of the document, ahead of its body: marks `<html>` when there is a draft that `readDraft` will find. */
export const markDraft = (name: string, mark: string) =>
  `try{const k=${JSON.stringify(privateKey(name))};if(sessionStorage.getItem(k)||JSON.parse(localStorage.getItem(k)||"{}").until>Date.now())document.documentElement.setAttribute("data-${mark}","")}catch{}`;

/** Stores a text; null removes it. */
export function writeDraft(name: string, draft: object | null): void {
  const text = draft && JSON.stringify(draft);
  inTab.add(name);
  writePrivate(name, text, 'tab');
  if (text === null) writePrivate(name, null);
  else if (draftsOnDevice()) toDevice(name, text);
  notifyDrafts('written');
}

/**
 * Removes the tab's drafts whose names begin with `names`, and all drafts and the choice on the device: the next
 * visitor there chooses again.
 */
export function forgetDrafts(names: string): void {
  forgetPrivateBy(names, 'tab');
  keepDraftsOnDevice(false);
  notifyDrafts('forgotten');
}
