/** The world's numbering plans and the library that groups by them: 40 kB, loaded on intent as one chunk. */
export { parsePhone, prefixOf } from '@karvon/phone';
export { GroupedNumber } from './grouped-number';
