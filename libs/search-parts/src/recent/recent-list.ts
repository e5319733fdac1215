import type { PlainDate } from '@karvon/calendar';
import { readPrivate, writePrivate } from '@karvon/session';
import type { RecentName } from './recent-mark';

/** How many searches the device stores; the form shows the first few. */
const maximum = 6;

/** The storage of one kind of searches. */
export interface RecentKind<Search> {
  /** Its key in the browser's storage. */
  name: RecentName;
  /** Writes and reads the search as parameters of an address; `parse` returns null for invalid ones. */
  query: (search: Search) => Record<string, string>;
  parse: (params: URLSearchParams) => Search | null;
  /** A search whose first day has passed is no longer offered. */
  firstDay: (search: Search) => PlainDate;
  /** Only the latest search of one subject is stored. */
  subject: (search: Search) => string;
}

/** The recent searches of one kind on this device. */
export interface RecentList<Search> {
  /** The stored searches, latest first, without those whose day has passed. */
  read: (today: PlainDate) => Search[];
  remember: (search: Search, today: PlainDate) => void;
  forget: (search: Search, today: PlainDate) => void;
  clear: () => void;
  /** Whether there are any. */
  exists: (today: PlainDate) => boolean;
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
    exists: (today) => read(today).length > 0,
  };
}
