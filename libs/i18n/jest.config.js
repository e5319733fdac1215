export default {
  displayName: 'i18n',
  preset: '../../jest.preset.js',
  testEnvironment: 'jest-fixed-jsdom',
  setupFilesAfterEnv: ['../../tools/jest/setup-dom.ts'],
};
