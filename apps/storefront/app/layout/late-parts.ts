/** What of the layout may wake up after the page: one file, as all of it writes the same links. */
export { SignInHost } from '../account/sign-in-host';
export { Account } from './account';
export { CompanyMenu } from './company-menu';
export { CookiePanel } from './cookie-panel';
export { Footer } from './footer';
export { MobileMenu } from './mobile-menu';
