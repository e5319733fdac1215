export { createPayme } from './create';
