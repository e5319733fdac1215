export default { displayName: 'redact', preset: '../../jest.preset.js', testEnvironment: 'node' };
