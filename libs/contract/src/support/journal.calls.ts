export const writeJournalCall = { method: 'POST', path: '/v1/journal' } as const;
export const getIpCall = { method: 'GET', path: '/v1/ip' } as const;
