import type { FastifyRequest } from 'fastify';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Tx } from '@karvon/platform/db/database';
import type { PersonalData } from '@karvon/platform/personal-data';

/** The columns of the owner in a table of orders. */
export interface OwnerColumns {
  /** The user who booked; null for a guest. */
  user_id: string | null;
  /**
   * The fingerprint of the booker's phone: a guest's order belongs to the user who has confirmed this phone. Null only until
   * `resume` has read an old row.
   */
  booker_fingerprint: string | null;
}

/** Who books, in the columns of a table of orders. */
export interface BookerColumns extends OwnerColumns {
  /** The fingerprint of the browser; null for a browser without a secret. */
  device_key: string | null;
}

/** The browser's secret as orders of a kind store it; null for a browser without one. */
export const deviceKeyOf = (
  data: Pick<PersonalData, 'fingerprint'>,
  kind: 'air' | 'hotel',
  device: string | undefined,
): string | null =>
  device === undefined ? null : data.fingerprint(device, `${kind}-order/device`);

/** Somebody with an account, as far as orders care. */
export interface Owner {
  id: string;
  /** The keyed fingerprint of the confirmed phone. */
  phone_key: string | null;
}

/** What orders need of accounts. */
export interface OwnerAccounts {
  /** Who asks, by the session of the request; null for a guest. */
  asking(request: FastifyRequest): Promise<Owner | null>;
  /** The keyed fingerprint of a phone (E.164). */
  phoneKey(phone: string): string;
  findByPhone(tx: Tx, phoneKey: string): Promise<{ id: string } | undefined>;
}

/** The owners of orders, by one rule for every kind. */
export interface OrderOwners {
  /** The owner columns of a new order: the signed-in user, if any, and the booker's phone (E.164). */
  columnsOf(user: Pick<Owner, 'id'> | null, phone: string): OwnerColumns;
  /** The fingerprint alone, for orders older than the column. */
  fingerprint(phone: string): string;
  /** Who asks, by the session of the request; null for a guest. */
  asking(request: FastifyRequest): Promise<Owner | null>;
  owns(user: Owner, order: OwnerColumns): boolean;
  /** The condition of a query for a user's orders; its table has the owner columns. */
  ownedBy(user: Owner): Expression<SqlBool>;
  /** The user an order belongs to now, to give points to; null when it is still a guest's. */
  ownerId(tx: Tx, order: OwnerColumns): Promise<string | null>;
}

/** The condition of a guest's orders with the fingerprint of a phone. */
export const ofPhone = (phoneKey: string | null) =>
  sql<boolean>`(user_id IS NULL AND booker_fingerprint = ${phoneKey})`;

export function createOrderOwners(accounts: OwnerAccounts): OrderOwners {
  const fingerprint = (phone: string) => accounts.phoneKey(phone);
  return {
    fingerprint,
    columnsOf: (user, phone) => ({
      user_id: user?.id ?? null,
      booker_fingerprint: fingerprint(phone),
    }),
    asking: (request) => accounts.asking(request),
    owns: (user, order) =>
      order.user_id === null
        ? user.phone_key !== null && order.booker_fingerprint === user.phone_key
        : order.user_id === user.id,
    ownedBy: ({ id, phone_key: key }) => sql<boolean>`(user_id = ${id} OR ${ofPhone(key)})`,
    async ownerId(tx, order) {
      if (order.user_id !== null) return order.user_id;
      if (order.booker_fingerprint === null) return null;
      return (await accounts.findByPhone(tx, order.booker_fingerprint))?.id ?? null;
    },
  };
}
