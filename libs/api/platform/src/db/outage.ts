import type { Logger } from 'pino';

/** Node's codes for a server that cannot be reached or has dropped the connection. */
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
/**
 * PostgreSQL's codes: a standby takes no writes, the server is shut down, has crashed or is starting, the database was dropped.
 */
const stopped = new Set(['25006', '57P01', '57P02', '57P03', '57P04']);
/**
 * While the database is replaced by a restored one, or its password changes: no such user, another password, no such database.
 */
const closed = new Set(['28000', '28P01', '3D000']);
/** PostgreSQL's codes: no lock in time, no result in time, too many connections, out of memory or disk. */
const overloaded = /^(?:55P03|57014|53\w{3})$/;

/** The database server is away. */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway';
}

/** The job queue passes some errors on as plain copies: their properties count, not their class. */
const textOf = (error: unknown, property: 'code' | 'message') =>
  String((error as Record<string, unknown> | null)?.[property] ?? '');

/** Whether the error says that the database server is away: refused, cut off, stopping or starting. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  const code = textOf(error, 'code');
  if ([unreachable, stopped, closed].some((codes) => codes.has(code)) || /^08\w{3}$/.test(code))
    return true;
  // A broken connection's errors from the driver and the queue have no code.
  return /^Connection terminated|^Client has encountered a connection error|^LISTEN\/NOTIFY heartbeat|^database .* is not currently accepting connections/.test(
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

/**
 * Logs a failure in the background that no caller waits for. `lifeline.ts` logs once that the database is away: here it is a
 * detail.
 */
export function logFailure(
  logger: Pick<Logger, 'debug' | 'warn'>,
  error: unknown,
  message: string,
): void {
  logger[isOutage(error) ? 'debug' : 'warn']({ err: error }, message);
}

/** What an operator does about a server without room. */
const roomFor: Record<string, string> = {
  '53100': 'Make room on its disk.',
  '53300':
    'Each process of an API needs 21 connections: raise max_connections of PostgreSQL or CONNECTION LIMIT of the user, or start fewer processes.',
};

/** The reason why the program does not start, and what an operator does about it. */
export function explainStart(error: unknown): string {
  // Node's error of a name with several addresses has a code and no message.
  const reason = error instanceof Error ? error.message || textOf(error, 'code') : String(error);
  if (!isOutage(error) && !isOverload(error)) return reason;
  const advice =
    roomFor[textOf(error, 'code')] ??
    'Start PostgreSQL, or correct user, password, host and name of the database in DATABASE_URL.';
  return `The database cannot be used: ${reason}. ${advice}`;
}
