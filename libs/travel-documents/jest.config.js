export default {
  displayName: 'travel-documents',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
