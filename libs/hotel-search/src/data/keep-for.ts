/**
 * How long answers wait for the visitor to come back to them; prices are good about as long. On the server a finite time
 * would keep a timer running per request.
 */
export const keepFor = typeof window === 'undefined' ? Infinity : 30 * 60_000;

/** After this long prices are looked up anew rather than shown again. */
export const freshFor = 20 * 60_000;
