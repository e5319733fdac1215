import { onPglite } from '../../../tools/jest/api.js';

/** What writes and deletes the most rows. The other suites run on the embedded database at night. */
export default { ...onPglite('site'), testMatch: ['<rootDir>/src/journal/*.e2e.spec.ts'] };
