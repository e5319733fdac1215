export { orderQuery } from './data/order.query';
export {
  OrderLookupForm,
  type OrderLookupFormProps,
} from './components/order-lookup-form/order-lookup-form';
export { OrderLookupPage } from './pages/order-lookup-page/order-lookup-page';
export { OrderPage, type OrderPageProps } from './pages/order-page/order-page';
export { PaymentResultPage } from './pages/payment-result-page/payment-result-page';
