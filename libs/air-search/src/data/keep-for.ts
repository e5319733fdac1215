/**
 * How long results wait for the visitor to come back from an offer's page; a search lives about as long. On the server a
 * finite time would keep a timer running per request.
 */
export const keepFor = typeof window === 'undefined' ? Infinity : 30 * 60_000;

/** After this long prices are looked up anew rather than shown again. */
export const freshFor = 25 * 60_000;
