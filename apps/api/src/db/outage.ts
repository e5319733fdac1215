/** Node's names for a server that cannot be reached, or went away in the middle. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
]);
/** PostgreSQL's codes: a standby takes no writes, an operator shuts it down, it has crashed, it still starts. */
const stopped = new Set(['25006', '57P01', '57P02', '57P03']);
/** PostgreSQL's codes: no lock in time, no answer in time, too many connections, out of memory or disk. */
const overloaded = /^(?:55P03|57014|53\w{3})$/;

/** The database server is away. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** The job queue reports some errors as plain copies: what a property says counts, not the class. */
const textOf = (error: unknown, property: 'code' | 'message') =>
  String((error as Record<string, unknown> | null)?.[property] ?? '');

/** Whether the error says that the database server is away: refused, cut off, stopping or starting. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  const code = textOf(error, 'code');
  if (unreachable.has(code) || stopped.has(code) || /^08\w{3}$/.test(code)) return true;
  // The driver's and the queue's own errors of a broken connection have no code.
  return /^Connection terminated|^Client has encountered a connection error|^LISTEN\/NOTIFY heartbeat/.test(
    textOf(error, 'message'),
  );
}

/** Whether the error says that the server is overloaded: the same request may succeed a moment later. */
export function isOverload(error: unknown): boolean {
  return (
    overloaded.test(textOf(error, 'code')) ||
    textOf(error, 'message').startsWith('timeout exceeded when trying to connect')
  );
}
