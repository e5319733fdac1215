export default { displayName: 'contract', preset: '../../jest.preset.js', testEnvironment: 'node' };
