import type { PersonalData } from '@karvon/platform/personal-data';

/** The keyed fingerprint of a phone (E.164). Users and the orders of guests are found by it. */
export const phoneKey = (data: PersonalData, phone: string): string =>
  data.fingerprint(phone, 'user/phone');
