export const getDraftCall = { method: 'GET', path: '/v1/drafts/:product' } as const;
export const saveDraftCall = { method: 'PUT', path: '/v1/drafts/:product' } as const;
export const deleteDraftCall = { method: 'DELETE', path: '/v1/drafts/:product' } as const;
