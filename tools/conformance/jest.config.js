export default {
  displayName: 'conformance',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
