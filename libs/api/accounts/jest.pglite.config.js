import { onPglite } from '../../../tools/jest/api.js';

/** Sessions, which several requests use at once. The other suites run on the embedded database at night. */
export default { ...onPglite('accounts'), testMatch: ['<rootDir>/src/sessions/*.e2e.spec.ts'] };
