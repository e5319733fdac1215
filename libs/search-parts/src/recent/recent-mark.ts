import type { PlainDate } from '@karvon/calendar';
import { privateKey } from '@karvon/session';

const names = ['recent-searches', 'recent-hotel-searches'] as const;

/** A kind of stored searches, by its name in the storage. */
export type RecentName = (typeof names)[number];

/**
 * An inline script of the document, ahead of its body: marks `<html>` with the kinds of searches stored on this device. Each
 * stored line has the parameters of an address; a search whose first day has passed does not count.
 */
export const markRecent = (today: PlainDate) =>
  `for(const n of ${JSON.stringify(names)})try{if(localStorage.getItem(${JSON.stringify(privateKey(''))}+n)?.split("\\n").some(s=>/\\b(?:out|in)=([\\d-]+)/.exec(s)?.[1]>="${today}"))document.documentElement.setAttribute("data-"+n,"")}catch{}`;
