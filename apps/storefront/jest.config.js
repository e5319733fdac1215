export default { displayName: 'storefront', preset: '../../jest.preset.js', testEnvironment: 'node' };
