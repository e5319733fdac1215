/** What weighs 34 kB: the numbering plans of the world. Imported on intent, as a chunk of its own. */
export { formatNational, parsePhone, prefixOf } from '@karvon/phone';
