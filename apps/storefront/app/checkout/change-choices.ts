/** What only the page of a flight that its airline has changed needs. */
export { ChangeChoices } from '@karvon/orders';
