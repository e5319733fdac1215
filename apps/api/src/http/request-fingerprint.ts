import type { PersonalData } from '../personal-data';
import type { IdempotentCall } from './idempotency';

/**
 * What a row keeps of the call that made it: its key and its body together, for a key that somebody else once used must not
 * open what that call has made.
 * @param context the kind of row, for example 'air-order/request'
 */
export const requestFingerprint = (
  data: PersonalData,
  { key }: Pick<IdempotentCall, 'key'>,
  body: unknown,
  context: string,
): string => data.fingerprint(`${key}\0${JSON.stringify(body)}`, context);
