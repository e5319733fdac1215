export default {
  displayName: 'supplier-simulators',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
