import type { SealedColumn } from '../keys/sealed-column';

/** What an answer is sealed for. */
export const answerContext = ({ scope, key }: { scope: string; key: string }) =>
  `idempotency/${scope}/${key}`;

export const sealedAnswers: SealedColumn[] = [
  {
    table: 'idempotency_keys',
    column: 'response_body',
    key: ['scope', 'key'],
    context: ({ scope, key }) => answerContext({ scope: String(scope), key: String(key) }),
  },
];
