/**
 * How long results wait in memory for the visitor to come back to them, in milliseconds; prices are good for about as long.
 * On the server a finite time would keep a timer running per request.
 */
export const keepFor = typeof window === 'undefined' ? Infinity : 30 * 60_000;
