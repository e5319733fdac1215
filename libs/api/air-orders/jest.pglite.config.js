import { onPglite } from '../../../tools/jest/api.js';

/** The journey of an order from its booking to its tickets. */
export default {
  ...onPglite('air-orders'),
  testMatch: ['<rootDir>/src/fulfil/fulfilment.e2e.spec.ts'],
};
