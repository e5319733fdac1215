import type { PlainDate } from '@karvon/calendar';
import { privateKey } from '@karvon/session';

const names = ['recent-searches', 'recent-hotel-searches'] as const;

/** A kind of searches that devices store, by the name of its texts there. */
export type RecentName = (typeof names)[number];

/**
 * An inline script of the document, ahead of its body: marks `<html>` with the kinds of which this device stores searches. Lines
 * are parameters of addresses, and a search whose first day has passed is not shown.
 */
export const markRecent = (today: PlainDate) =>
  `for(const n of ${JSON.stringify(names)})try{if(localStorage.getItem(${JSON.stringify(privateKey(''))}+n)?.split("\\n").some(s=>/\\b(?:out|in)=([\\d-]+)/.exec(s)?.[1]>="${today}"))document.documentElement.setAttribute("data-"+n,"")}catch{}`;
