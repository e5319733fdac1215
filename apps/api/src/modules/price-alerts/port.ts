/** What the composition uses of price alerts besides making them. */
export { priceAlertStocks } from './stocks';
