export default {
  displayName: 'place-search',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
