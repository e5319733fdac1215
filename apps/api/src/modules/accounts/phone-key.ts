import type { PersonalData } from '../../personal-data';

/** The keyed fingerprint of a phone (E.164): users and the orders of guests are found by the same one. */
export const phoneKey = (data: PersonalData, phone: string): string =>
  data.fingerprint(phone, 'user/phone');
