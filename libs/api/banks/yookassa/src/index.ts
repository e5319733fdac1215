export { yookassaCalls } from './calls';
export { createYookassa } from './create';
