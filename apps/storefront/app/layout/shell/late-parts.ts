/** What of the layout may wake up after the page: one file, as all of it writes the same links. */
export { SignInHost } from '../../account/sign-in-host';
export { Account } from '../header/account';
export { CompanyMenu } from '../menu/company-menu';
export { CookiePanel } from '../consent/cookie-panel';
export { Footer } from '../footer/footer';
export { MobileMenu } from '../menu/mobile-menu';
