export { orderQuery } from './data/order.query';
export {
  OrderLookupForm,
  type OrderLookupFormProps,
} from './components/order-lookup-form/order-lookup-form';
export { sharedOrderQuery } from './data/shared-order.query';
export { OrderLookupPage } from './pages/order-lookup-page/order-lookup-page';
export { OrderPage, type OrderPageProps } from './pages/order-page/order-page';
export { PaymentResultPage } from './pages/payment-result-page/payment-result-page';
export {
  SharedOrderPage,
  type SharedOrderPageProps,
} from './pages/shared-order-page/shared-order-page';
