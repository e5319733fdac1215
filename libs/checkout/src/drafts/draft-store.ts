import { forgetPrivateBy, readPrivate, writePrivate } from '@karvon/session';

/** Every draft's name begins so: `draft.air`. */
const beginning = 'draft.';
/** Remembers the choice; it goes with the drafts. */
const choice = 'drafts-on-device';
const day = 24 * 60 * 60_000;

/** Drafts that this page has read or written in the tab. */
const inTab = new Set<string>();

/** Names that were asked for and not there: a form that began empty. */
const missing = new Set<string>();

type DraftEvent = 'written' | 'forgotten' | 'restored';
const listeners = new Set<(event: DraftEvent) => void>();
export const tellDrafts = (event: DraftEvent) => listeners.forEach((listener) => listener(event));

/** Tells what becomes of the drafts of this tab. Returns how to stop it. */
export function watchDrafts(listener: (event: DraftEvent) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the form that asked for this draft last began without one. */
export const beganEmpty = (name: string): boolean => missing.has(name);

interface OnDevice {
  /** When it is forgotten, in milliseconds of the device's clock. */
  until: number;
  text: string;
}

export function parseDraft<Kept>(text: string | null): Kept | null {
  try {
    return JSON.parse(text ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

/** Ticked consents stay in the tab: another day they are given anew. */
export const lasting = (text: string): string =>
  JSON.stringify(parseDraft(text), (key, value: unknown) =>
    key === 'consents' ? undefined : value,
  );

function toDevice(name: string, text: string): void {
  const kept: OnDevice = { until: Date.now() + day, text: lasting(text) };
  writePrivate(name, JSON.stringify(kept));
}

/** Whether the visitor wants drafts to outlive the tab. */
export const draftsOnDevice = (): boolean => readPrivate(choice) !== null;

/** Drafts hold personal data: they stay in the tab unless the visitor asks for a day on the device, and go when that is taken back. */
export function keepDraftsOnDevice(wanted: boolean): void {
  writePrivate(choice, wanted ? 'yes' : null);
  if (!wanted) return forgetPrivateBy(beginning);
  for (const name of inTab) {
    const text = readPrivate(name, 'tab');
    if (text !== null) toDevice(name, text);
  }
}

/** What was kept under a name (`draft.…`): in this tab, or on the device within a day; null for nothing that can be read. */
export function readDraft<Kept>(name: string): Kept | null {
  inTab.add(name);
  missing.delete(name);
  const typed = readPrivate(name, 'tab');
  if (typed !== null) return parseDraft<Kept>(typed);
  const kept = parseDraft<OnDevice>(readPrivate(name));
  if (kept && kept.until > Date.now()) {
    // From here on it is this tab's, whatever becomes of it on the device.
    writePrivate(name, kept.text, 'tab');
    return parseDraft<Kept>(kept.text);
  }
  if (kept) writePrivate(name, null);
  missing.add(name);
  return null;
}

/** Null forgets it. */
export function writeDraft(name: string, draft: object | null): void {
  const text = draft && JSON.stringify(draft);
  inTab.add(name);
  writePrivate(name, text, 'tab');
  if (text === null) writePrivate(name, null);
  else if (draftsOnDevice()) toDevice(name, text);
  tellDrafts('written');
}

/** Forgets the drafts whose names begin so in the tab, and all of them on the device: the next visitor there chooses anew. */
export function forgetDrafts(names: string): void {
  forgetPrivateBy(names, 'tab');
  keepDraftsOnDevice(false);
  tellDrafts('forgotten');
}
