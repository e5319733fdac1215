/** Aborts with the first of two signals, as `AbortSignal.any` does where a browser has it. */
export function firstOf(...signals: [AbortSignal, AbortSignal]): AbortSignal {
  const joined = new AbortController();
  for (const signal of signals) {
    const abort = () => joined.abort(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true, signal: joined.signal });
  }
  return joined.signal;
}
