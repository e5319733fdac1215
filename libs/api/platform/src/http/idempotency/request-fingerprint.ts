import type { PersonalData } from '../../personal-data';
import type { IdempotentCall } from './idempotency';

/**
 * The fingerprint of the call that created a row: of its key and its body together, because another client may have used the same
 * key before, and must not open what this call has created.
 * @param context the kind of row, for example 'air-order/request'
 */
export const requestFingerprint = (
  data: PersonalData,
  { key }: Pick<IdempotentCall, 'key'>,
  body: unknown,
  context: string,
): string => data.fingerprint(`${key}\0${JSON.stringify(body)}`, context);
