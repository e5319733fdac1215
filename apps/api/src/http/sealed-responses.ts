import type { SealedColumn } from '../keys/sealed-column';

/** What an answer is sealed for. */
export const responseContext = ({ scope, key }: { scope: string; key: string }) =>
  `idempotency/${scope}/${key}`;

export const sealedResponses: SealedColumn[] = [
  {
    table: 'idempotency_keys',
    column: 'response_body',
    key: ['scope', 'key'],
    context: ({ scope, key }) => responseContext({ scope: String(scope), key: String(key) }),
  },
];
