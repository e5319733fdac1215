/** The parts of the layout that are hydrated after the page. They are one file, because they share their links. */
export { SignInHost } from '../../account/sign-in-host';
export { Account } from '../header/account';
export { CompanyMenu } from '../menu/company-menu';
export { CookiePanel } from '../consent/cookie-panel';
export { Footer } from '../footer/footer';
export { MobileMenu } from '../menu/mobile-menu';
