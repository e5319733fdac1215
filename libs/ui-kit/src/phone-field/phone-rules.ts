/** What weighs 40 kB: the numbering plans of the world and the library that groups by them. Imported on intent, as one chunk. */
export { parsePhone, prefixOf } from '@karvon/phone';
export { GroupedNumber } from './grouped-number';
