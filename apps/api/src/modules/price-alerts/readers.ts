import { createHash, randomBytes } from 'node:crypto';
import type { PersonalData } from '@karvon/platform/personal-data';

/** Who is written to, and the token by which every letter can be stopped: it is the same in all of them. */
export interface Reader {
  email: string;
  stopToken: string;
}

export const readerContext = (id: string) => `price-alert/${id}`;

export const newToken = () => randomBytes(32).toString('base64url');

/** The only form in which a token can be looked up. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Upper and lower case are one address in every mail system that people use. */
export const emailKeyOf = (data: PersonalData, email: string) =>
  data.fingerprint(email.trim().toLowerCase(), 'price-alert/email');
