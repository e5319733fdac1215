/** A file of its own, so that the numbering plans are a chunk of their own. */
export { formatInternational, parsePhone } from '@karvon/phone';
