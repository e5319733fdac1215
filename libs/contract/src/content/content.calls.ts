export const listNewsCall = { method: 'GET', path: '/v1/news' } as const;
export const getNewsItemCall = { method: 'GET', path: '/v1/news/*' } as const;
export const listPagesCall = { method: 'GET', path: '/v1/pages' } as const;
export const getPageCall = { method: 'GET', path: '/v1/pages/:id' } as const;
export const searchContentCall = { method: 'GET', path: '/v1/content/search' } as const;
