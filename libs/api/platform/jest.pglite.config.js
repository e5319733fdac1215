import { onPglite } from '../../../tools/jest/api.js';

export default onPglite('platform');
