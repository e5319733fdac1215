import type { FastifyRequest } from 'fastify';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { AppDeps } from '../../app-deps';
import type { Tx } from '../../db/database';
import { phoneKey } from '../accounts/phone-key';
import type { SessionAccess } from '../accounts/sessions/session-access';
import type { UserRow } from '../accounts/user-store';

/** The columns by which a table of orders knows whose each is. */
export interface OwnerColumns {
  /** The user it was booked by; null for a guest's. */
  user_id: string | null;
  /** The booker's phone; a guest's order belongs to whoever has confirmed it by an account. */
  booker_fingerprint: string | null;
}

/** Whose an order is: the same rule for orders of every kind. */
export interface OrderOwners {
  /** What a new order keeps: who books it, if anybody is signed in, and the booker's phone (E.164). */
  columnsOf(user: Pick<UserRow, 'id'> | null, phone: string): OwnerColumns;
  /** The fingerprint alone, for orders older than the column. */
  fingerprint(phone: string): string;
  /** Who asks, by the session of the request; null for a guest. */
  asking(request: FastifyRequest): Promise<UserRow | null>;
  owns(user: UserRow, order: OwnerColumns): boolean;
  /** The condition of a query for a user's orders; its table has the owner columns. */
  ownedBy(user: UserRow): Expression<SqlBool>;
  /** The user an order belongs to now, to give points to; null when it is still a guest's. */
  ownerId(tx: Tx, order: OwnerColumns): Promise<string | null>;
}

export function createOrderOwners({
  access,
  personalData,
}: Pick<AppDeps, 'personalData'> & { access: SessionAccess }): OrderOwners {
  const fingerprint = (phone: string) => phoneKey(personalData, phone);
  return {
    fingerprint,
    columnsOf: (user, phone) => ({
      user_id: user?.id ?? null,
      booker_fingerprint: fingerprint(phone),
    }),
    asking: async (request) => (await access.find(request))?.user ?? null,
    owns: (user, order) =>
      order.user_id === null
        ? user.phone_key !== null && order.booker_fingerprint === user.phone_key
        : order.user_id === user.id,
    ownedBy: ({ id, phone_key: key }) =>
      sql<boolean>`(user_id = ${id} OR (user_id IS NULL AND booker_fingerprint = ${key}))`,
    async ownerId(tx, order) {
      if (order.user_id !== null) return order.user_id;
      if (order.booker_fingerprint === null) return null;
      const owner = await tx
        .selectFrom('users')
        .select('id')
        .where('phone_key', '=', order.booker_fingerprint)
        .executeTakeFirst();
      return owner?.id ?? null;
    },
  };
}
