export {
  HotelOrderPage,
  type HotelOrderPageProps,
} from './pages/hotel-order-page/hotel-order-page';
export {
  HotelPaymentPage,
  type HotelPaymentPageProps,
} from './pages/hotel-payment-page/hotel-payment-page';
