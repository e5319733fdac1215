export default {
  displayName: 'bench',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
