export default { displayName: 'money', preset: '../../jest.preset.js', testEnvironment: 'node' };
