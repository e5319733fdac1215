export { ContinueBooking } from './components/continue-booking/continue-booking';
export { markBegunBooking } from './model/checkout-draft';
export { type Alternatives, type GoneOffer } from './model/gone-offer';
export { fareRulesQuery } from './data/fare-rules.query';
export { offerQuery } from './data/offer.query';
export { FarePage, type FarePageProps } from './pages/fare-page/fare-page';
export {
  loadPassengerForm,
  PassengersPage,
  type PassengersPageProps,
} from './pages/passengers-page/passengers-page';
export { type TravellerSlot } from './model/traveller-slot';
