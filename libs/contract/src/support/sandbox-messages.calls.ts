export const listSandboxMessagesCall = { method: 'GET', path: '/v1/sandbox/messages' } as const;
