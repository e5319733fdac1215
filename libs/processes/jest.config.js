export default {
  displayName: 'processes',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
