import { units } from '../../../tools/jest/api.js';

export default units('messages');
