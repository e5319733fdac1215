/** A file of its own, so that few purchases load the code for asking support. */
export { CallbackButton as AskSupport } from '@karvon/support';
