import { late } from '@karvon/ui-kit';

const parts = () => import('./late-parts');

export const Account = late(async () => (await parts()).Account);
export const CompanyMenu = late(async () => (await parts()).CompanyMenu);
export const CookiePanel = late(async () => (await parts()).CookiePanel);
export const Footer = late(async () => (await parts()).Footer);
export const MobileMenu = late(async () => (await parts()).MobileMenu);
export const SignInHost = late(async () => (await parts()).SignInHost);
