import type { Generated } from 'kysely';

export interface LimitTables {
  limited_tries: {
    id: Generated<number>;
    kind: string;
    scope: string;
    key: string;
    at: Date;
    until: Date | null;
  };
}

declare module '../db/schema' {
  interface Schema extends LimitTables {}
}
