/** A file of its own, so that the numbering plans are a chunk of their own. */
export { parsePhone } from '@karvon/phone';
