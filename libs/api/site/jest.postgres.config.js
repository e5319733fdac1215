import { onPostgres } from '../../../tools/jest/api.js';

export default onPostgres('site');
