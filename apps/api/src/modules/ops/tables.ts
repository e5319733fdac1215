import type { Generated } from 'kysely';

/** The roles: a viewer reads, an operator also acts, an admin also manages operators. */
export const operatorRoles = ['viewer', 'operator', 'admin'] as const;
export type OperatorRole = (typeof operatorRoles)[number];

export interface OpsTables {
  operators: {
    name: string;
    role: OperatorRole;
    token_digest: string;
    created_at: Date;
    ended_at: Date | null;
  };
  operator_acts: {
    id: Generated<number>;
    at: Date;
    operator: string;
    act: string;
    subject: string;
    outcome: string;
  };
  /** Which operator works on an order that stands still. */
  order_owners: {
    order_kind: 'air' | 'hotel';
    order_number: string;
    operator: string;
    taken_at: Date;
  };
}

declare module '@karvon/platform/db/schema' {
  interface Schema extends OpsTables {}
}
