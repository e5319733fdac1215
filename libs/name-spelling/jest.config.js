export default {
  displayName: 'name-spelling',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
