export default { displayName: 'api', preset: '../../jest.preset.js', testEnvironment: 'node' };
