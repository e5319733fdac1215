import type { Consents } from './consents';

/** The progress of a PIN recovery. Moments are milliseconds of the device's clock. */
export interface BegunRecovery {
  /** 'login' without a recovery. */
  step: 'login' | 'call' | 'sms' | 'sms-after-call' | 'new-pin';
  phone: string;
  consents?: Consents;
  /** The server's signed time at which the recovery was opened. */
  token?: string;
  /** When the code can be sent: without a call, and after one. */
  openingOver?: number;
  callOver?: number;
  /** When another code can be sent. */
  codeAt?: number;
}
