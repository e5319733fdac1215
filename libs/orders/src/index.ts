export { sharedOrderQuery } from './data/shared-order.query';
export { OrderPage, type OrderPageProps } from './pages/order-page/order-page';
export { PaymentResultPage } from './pages/payment-result-page/payment-result-page';
export {
  SharedOrderPage,
  type SharedOrderPageProps,
} from './pages/shared-order-page/shared-order-page';
