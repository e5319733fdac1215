export { createDictionary } from './dictionary';
export { presentDetail } from './present';
export { airSearchQueues } from './queues';
export { airSearchRequest, priceOffer, searchOffers, searchPages } from './testing/search-steps';
export { registerSandboxFlights } from './testing/start-air-catalogue';
