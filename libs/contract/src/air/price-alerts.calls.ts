export const createPriceAlertCall = { method: 'POST', path: '/v1/air/price-alerts' } as const;
export const listPriceAlertsCall = { method: 'GET', path: '/v1/air/price-alerts' } as const;
export const stopPriceAlertCall = { method: 'DELETE', path: '/v1/air/price-alerts/:id' } as const;
export const getPriceAlertLinkCall = {
  method: 'GET',
  path: '/v1/air/price-alert-links/:token',
} as const;
export const confirmPriceAlertCall = {
  method: 'POST',
  path: '/v1/air/price-alert-links/:token/confirm',
} as const;
export const stopPriceAlertByLinkCall = {
  method: 'POST',
  path: '/v1/air/price-alert-links/:token/stop',
} as const;
