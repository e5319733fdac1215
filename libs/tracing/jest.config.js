export default { displayName: 'tracing', preset: '../../jest.preset.js', testEnvironment: 'node' };
