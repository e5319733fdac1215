import { responseContext } from '@karvon/platform/http/idempotency/idempotency-store';
import type { SealedColumn } from '@karvon/platform/keys/sealed-column';

export const sealedResponses: SealedColumn[] = [
  {
    table: 'idempotency_keys',
    column: 'response_body',
    key: ['scope', 'key'],
    context: ({ scope, key }) => responseContext({ scope: String(scope), key: String(key) }),
  },
];
