export default {
  displayName: 'storefront',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  setupFilesAfterEnv: ['../../tools/jest/setup-dom.ts'],
};
