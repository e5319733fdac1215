import type { Tx } from '../../../../../db/database';
import type { SealedColumn } from '../../../../../keys/sealed-column';
import type { PersonalData } from '../../../../../personal-data';
import type { ClaimColumns } from '../../../../../supplier-wire/columns';

/** What we requested Sirena to book, written down before it is requested. */
export interface SirenaTables {
  sirena_orders: ClaimColumns & {
    /** The passengers' names: an order opens to the surname of one of them only. */
    names_sealed: string;
  };
}

export const namesContext = (reference: string): string => `sirena order ${reference} names`;

export const sealedSirenaOrders: SealedColumn[] = [
  {
    table: 'sirena_orders',
    column: 'names_sealed',
    key: ['reference'],
    context: ({ reference }) => namesContext(String(reference)),
  },
];

/**
 * Takes the passengers' names out of what was requested for an order whose persons are erased; it cannot be opened at Sirena any more.
 * @returns how many rows named somebody
 */
export async function eraseSirenaNames(
  tx: Tx,
  data: Pick<PersonalData, 'seal'>,
  reference: string,
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('sirena_orders')
    .set({ names_sealed: data.seal([], namesContext(reference)) })
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
