export default { displayName: 'phone', preset: '../../jest.preset.js', testEnvironment: 'node' };
