import { connectedIn } from './payments';
import { suppliersIn } from './suppliers';

type Variables = Parameters<typeof connectedIn>[0] &
  Parameters<typeof suppliersIn>[0] & { MAIL_PROVIDER: string; SMS_PROVIDER: string };

/** The variables that choose adapters. */
export const adapterVariables = [
  'AIR_SUPPLIERS',
  'HOTEL_SUPPLIERS',
  'MAIL_PROVIDER',
  'SMS_PROVIDER',
] as const;

/** Which adapter stands for each upstream. */
export const adaptersOf = (read: Variables) => ({
  bank: connectedIn(read).join('+') || 'sandbox',
  ...suppliersIn(read),
  mail: read.MAIL_PROVIDER,
  sms: read.SMS_PROVIDER,
});

/** The upstreams that are sandboxes. */
export const pretendedIn = (read: Variables): string[] =>
  Object.entries(adaptersOf(read)).flatMap(([part, by]) =>
    by.split('+').includes('sandbox') ? [part] : [],
  );
