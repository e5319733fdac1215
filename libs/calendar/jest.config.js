export default { displayName: 'calendar', preset: '../../jest.preset.js', testEnvironment: 'node' };
