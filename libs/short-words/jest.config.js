export default {
  displayName: 'short-words',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
