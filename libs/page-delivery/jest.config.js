export default {
  displayName: 'page-delivery',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
  setupFilesAfterEnv: ['../../tools/jest/setup-dom.ts'],
};
