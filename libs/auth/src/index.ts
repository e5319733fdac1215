export {
  SignInDialogs,
  type SignInDialogsProps,
} from './components/sign-in-dialogs/sign-in-dialogs';
export { RegisterPage, type RegisterPageProps } from './pages/register-page/register-page';
export { ProfilePage, type ProfilePageProps } from './pages/profile-page/profile-page';
export { BookingsPage, type BookingsPageProps } from './pages/bookings-page/bookings-page';
export {
  TravellerChoice,
  type TravellerChoiceProps,
} from './components/traveller-choice/traveller-choice';
export { AccountContacts } from './components/account-contacts/account-contacts';
export { outboxQuery } from './data/outbox.query';
export { OutboxPage, type OutboxPageProps } from './pages/outbox-page/outbox-page';
export { mineKey } from './data/mine.query';
export { travellersQuery } from './data/travellers.query';
