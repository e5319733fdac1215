export const listPointsCall = { method: 'GET', path: '/v1/points' } as const;
