/** The numbering plans of the world and the library that groups by them: 40 kB, which load on intent as one chunk. */
export { parsePhone, prefixOf } from '@karvon/phone';
export { GroupedNumber } from './grouped-number';
