export { ContinueBooking } from './components/continue-booking/continue-booking';
export { type Alternatives, type GoneOffer } from './components/problem-screen/problem-screen';
export { countriesQuery } from './data/countries.query';
export { fareRulesQuery } from './data/fare-rules.query';
export { offerQuery } from './data/offer.query';
export { clearDrafts } from './model/checkout-draft';
export { FarePage, type FarePageProps } from './pages/fare-page/fare-page';
export { PassengersPage, type PassengersPageProps } from './pages/passengers-page/passengers-page';
