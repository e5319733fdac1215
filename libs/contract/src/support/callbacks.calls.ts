export const createCallbackCall = {
  method: 'POST',
  path: '/v1/callbacks',
  idempotent: true,
} as const;
