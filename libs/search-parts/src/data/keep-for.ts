/**
 * How long results stay in memory for a visitor who returns, in milliseconds; prices are valid for about as long. Infinite on the
 * server, where a finite time would keep a timer running for each request.
 */
export const keepFor = typeof window === 'undefined' ? Infinity : 30 * 60_000;
