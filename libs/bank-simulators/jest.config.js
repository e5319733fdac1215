export default {
  displayName: 'bank-simulators',
  preset: '../../jest.preset.js',
  testEnvironment: 'node',
};
