import type { PlainDate } from '@karvon/calendar';
import { readPrivate, writePrivate } from '@karvon/session';

/** The device remembers as many; the form shows the first few of them. */
const maximum = 6;

/** What one kind of search says of itself to be remembered. */
export interface RecentKind<Search> {
  /** Its key in the storage of the browser. */
  name: string;
  /** The search as parameters of an address, and back; null when they describe no search. */
  query: (search: Search) => Record<string, string>;
  parse: (params: URLSearchParams) => Search | null;
  /** The day after which nobody searches for it any more. */
  firstDay: (search: Search) => PlainDate;
  /** Of two searches with the same subject only the later one is remembered. */
  subject: (search: Search) => string;
}

/** The last searches of one kind on this device. */
export interface RecentList<Search> {
  /** The latest first; none whose day is over. */
  read: (today: PlainDate) => Search[];
  remember: (search: Search, today: PlainDate) => void;
  forget: (search: Search, today: PlainDate) => void;
  clear: () => void;
  /** Whether anything is remembered, of whichever day. */
  exists: () => boolean;
}

export function recentList<Search>(kind: RecentKind<Search>): RecentList<Search> {
  const textOf = (search: Search) => new URLSearchParams(kind.query(search)).toString();
  const write = (searches: readonly Search[]) =>
    writePrivate(kind.name, searches.length > 0 ? searches.map(textOf).join('\n') : null);
  const read = (today: PlainDate) =>
    (readPrivate(kind.name)?.split('\n') ?? [])
      .flatMap((text) => kind.parse(new URLSearchParams(text)) ?? [])
      .filter((search) => kind.firstDay(search) >= today);
  return {
    read,
    remember: (search, today) => {
      const others = read(today).filter((other) => kind.subject(other) !== kind.subject(search));
      write([search, ...others].slice(0, maximum));
    },
    forget: (search, today) => {
      const text = textOf(search);
      write(read(today).filter((other) => textOf(other) !== text));
    },
    clear: () => write([]),
    exists: () => readPrivate(kind.name) !== null,
  };
}
