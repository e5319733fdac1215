export { hotelOrderQuery } from './data/hotel-order.query';
export { orderQuery } from './data/order.query';
export { paymentQuery } from './data/payment.query';
export { OrderLookups } from './components/order-lookups/order-lookups';
export { sharedOrderQuery } from './data/shared-order.query';
export { OrderLookupPage } from './pages/order-lookup-page/order-lookup-page';
export { OrderPage, type OrderPageProps } from './pages/order-page/order-page';
export { PaymentResultPage } from './pages/payment-result-page/payment-result-page';
export {
  SharedOrderPage,
  type SharedOrderPageProps,
} from './pages/shared-order-page/shared-order-page';
export {
  HotelOrderPage,
  type HotelOrderPageProps,
} from './pages/hotel-order-page/hotel-order-page';
export {
  HotelPaymentPage,
  type HotelPaymentPageProps,
} from './pages/hotel-payment-page/hotel-payment-page';
