import { shared } from './jest.shared.js';

/** Units: no database, no HTTP. */
export default {
  ...shared,
  displayName: 'api',
  testPathIgnorePatterns: ['/node_modules/', '\\.(e2e|trust)\\.spec\\.ts$'],
};
