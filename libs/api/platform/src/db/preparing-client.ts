import { Client } from 'pg';

/** More statements than the API has. There must be a limit: a list of values makes another statement for each length. */
const maxStatements = 1_000;

/** Names by text; no name yet for a statement that was sent only once. */
const names = new Map<string, string | undefined>();
let named = 0;

/** One statement that reads or writes rows; others ('begin', 'set', scripts) are not worth preparing, or cannot be prepared. */
const isStatement = (text: string) =>
  /^\s*(?:with|select|insert|update|delete)\b[^;]*$/i.test(text);

/**
 * Whether a statement reads whole rows. A migration that adds a column changes what it returns, and the server then refuses the
 * prepared one, also to APIs of the release before. (`json_to_recordset` of pg-boss names its columns itself.)
 */
const readsWholeRows = (text: string) =>
  /(?:\b(?:select|returning)\s+|,\s*|\.)\*/i.test(text) &&
  !/\bfrom json_to_recordset\b/i.test(text);

/**
 * The name under which the server keeps a statement prepared; undefined for one that is not worth it, or must not be prepared.
 */
export function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (!names.has(text)) {
    if (names.size < maxStatements && isStatement(text) && !readsWholeRows(text))
      names.set(text, undefined);
    return undefined;
  }
  named += 1;
  const name = `karvon_${named}`;
  names.set(text, name);
  return name;
}

const send = Client.prototype.query as (...args: unknown[]) => unknown;

/**
 * A connection on which the server keeps statements parsed and planned: adding the job of a booking takes a quarter of the time.
 * Only for connections that are sessions of the server, not those of a PgBouncer in transaction mode.
 */
export class PreparingClient extends Client {
  override query(...[statement, values, ...rest]: unknown[]): never {
    const name =
      typeof statement === 'string' && Array.isArray(values) ? nameOf(statement) : undefined;
    const sent = name === undefined ? statement : { name, text: statement };
    return send.call(this, sent, values, ...rest) as never;
  }
}
