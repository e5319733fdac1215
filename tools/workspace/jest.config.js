export default {
  displayName: 'workspace',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
