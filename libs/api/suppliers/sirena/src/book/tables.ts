import type { SealedColumn } from '@karvon/platform/keys/sealed-column';
import type { ClaimColumns } from '@karvon/supply/columns';
import type { StoredNames } from '@karvon/air-supply/stored-names';

/** Our requests to book at Sirena, stored before they are sent. */
export interface SirenaTables {
  sirena_orders: ClaimColumns & {
    /** The passengers' names: an order can be opened only with the surname of one of them. */
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

/** An order whose names are erased cannot be opened at Sirena any more. */
export const sirenaNames: StoredNames = {
  table: 'sirena_orders',
  async erase(tx, data, reference) {
    const { numUpdatedRows } = await tx
      .updateTable('sirena_orders')
      .set({ names_sealed: data.seal([], namesContext(reference)) })
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  },
};

declare module '@karvon/platform/db/schema' {
  interface Schema extends SirenaTables {}
}
