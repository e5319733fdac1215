export default {
  displayName: 'sandbox-world',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
