import { sql } from 'kysely';
import type { Db } from '@karvon/platform/db/database';

// prettier-ignore
/** Accounting prefixes of the carriers our visitors fly most. */
const prefixes: Record<string, string> = {
  HY: '250', SU: '555', S7: '421', U6: '262', DP: '425', UT: '298', FV: '195', N4: '216', WZ: '309', KC: '465', TK: '235',
  PC: '624', FZ: '141', EK: '176', EY: '607', QR: '157', SV: '065', J2: '771', B2: '628', LH: '220', LO: '080', AF: '057',
  KL: '074', BA: '125', IB: '075', AY: '105', CZ: '784', CA: '999', MU: '781', KE: '180', OZ: '988', AI: '098', TG: '217',
  SQ: '618', UA: '016', AA: '001', DL: '006', AC: '014',
};

/** The first three digits of a carrier's e-tickets; invented but stable for carriers that are not in the table. */
export function prefixOf(carrier: string): string {
  const sum = [...carrier].reduce((total, letter) => total * 36 + parseInt(letter, 36), 0);
  return prefixes[carrier] ?? String(800 + (sum % 100));
}

/** The next free e-ticket numbers of a carrier, 13 digits each. */
export async function nextTicketNumbers(db: Db, carrier: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ serial: string | number }>`
    SELECT nextval('sandbox_supplier_ticket_numbers') AS serial FROM generate_series(1, ${sql.lit(count)})
  `.execute(db);
  return rows.map(({ serial }) => `${prefixOf(carrier)}${String(serial).padStart(10, '0')}`);
}
