export default { displayName: 'edition', preset: '../../jest.preset.js', testEnvironment: 'node' };
