/** A file of its own, so that asking a person is a chunk of its own: few purchases need it. */
export { CallbackButton as AskSupport } from '@karvon/support';
