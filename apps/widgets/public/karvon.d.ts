/**
 * Types of Karvon's elements and their events, for pages written in TypeScript.
 * Days are 'YYYY-MM-DD', places IATA codes of a city or an airport.
 */

interface KarvonLeg {
  from: string;
  to: string;
  out: string;
}

/**
 * The visitor has started a search, which opens on the storefront. `preventDefault()` keeps the visitor on the page.
 */
interface KarvonSearchDetail extends KarvonLeg {
  back: string | null;
  /** The flights after the first, in a search for several flights. */
  onward: KarvonLeg[];
  travellers: { adult: number; child: number; baby: number };
  cabin: 'Economy' | 'Business';
  /** The results page on the storefront. */
  url: string;
}

/** A visitor has looked up an order. Only the storefront shows whether it was found; the surname is not included. */
interface KarvonOrderLookupDetail {
  bookingNumber: string;
}

/** Support has promised a call. Phone and name are not included. */
interface KarvonCallbackDetail {
  topic: 'air' | 'hotel' | 'rail' | 'order' | 'payment' | 'refund' | 'other';
  /** Local time with its offset, '2026-11-21T14:35:00+05:00'. */
  callBy: string;
  /** False: support is closed now, and `callBy` is counted from the next opening. */
  openNow: boolean;
}

/** A visitor opens a news item or the list. `preventDefault()` keeps them on the page. */
interface KarvonNewsOpenDetail {
  url: string;
}

/** An element is shown for the first time, or in another language. */
interface KarvonReadyDetail {
  lang: 'ru' | 'uz';
}

/** An element could not be loaded or shown; the content inside its tags is shown instead. */
interface KarvonErrorDetail {
  message: string;
}

interface KarvonEventMap {
  'karvon-ready': CustomEvent<KarvonReadyDetail>;
  'karvon-error': CustomEvent<KarvonErrorDetail>;
  'karvon-search': CustomEvent<KarvonSearchDetail>;
  'karvon-order-lookup': CustomEvent<KarvonOrderLookupDetail>;
  'karvon-callback-requested': CustomEvent<KarvonCallbackDetail>;
  'karvon-news-open': CustomEvent<KarvonNewsOpenDetail>;
}

interface KarvonElement extends HTMLElement {
  addEventListener<Name extends keyof KarvonEventMap>(
    type: Name,
    listener: (this: this, event: KarvonEventMap[Name]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

interface HTMLElementTagNameMap {
  'karvon-air-search': KarvonElement;
  'karvon-my-order': KarvonElement;
  'karvon-callback': KarvonElement;
  'karvon-news': KarvonElement;
}
