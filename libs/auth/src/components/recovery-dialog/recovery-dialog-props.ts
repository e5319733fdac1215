import type { SmsWait } from '@karvon/contract';
import type { Edition } from '@karvon/edition';

export interface RecoveryDialogProps {
  open: boolean;
  onClose: () => void;
  edition: Pick<Edition, 'consents' | 'defaultPhoneCountry'>;
  phone: string;
  onPhoneChange: (phone: string) => void;
  /** The code is on its way; the dialog asks to be closed as well. */
  onSent: (wait: SmsWait) => void;
}
