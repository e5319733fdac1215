export default { displayName: 'paths', preset: '../../jest.preset.js', testEnvironment: 'node' };
