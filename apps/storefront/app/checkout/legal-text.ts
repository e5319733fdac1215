export { LegalText } from '@karvon/content';
