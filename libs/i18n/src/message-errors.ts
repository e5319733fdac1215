const counts = new Map<string, number>();

function isProduction(): boolean {
  return process.env.NODE_ENV === 'production';
}

/** In development and tests a missing or broken message throws; in production it is only counted. */
export function onMessageError(error: Error & { descriptor?: { id?: string | number } }): void {
  if (!isProduction()) throw error;
  const id = String(error.descriptor?.id ?? error.name);
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

/** How often each message failed in this process: id → times. */
export function messageErrorCounts(): ReadonlyMap<string, number> {
  return counts;
}
