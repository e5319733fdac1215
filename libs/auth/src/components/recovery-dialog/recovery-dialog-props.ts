import type { SmsWait } from '@karvon/contract';
import type { Edition } from '@karvon/edition';

export interface RecoveryDialogProps {
  open: boolean;
  onClose: () => void;
  edition: Pick<Edition, 'consents' | 'defaultPhoneCountry'>;
  phone: string;
  onPhoneChange: (phone: string) => void;
  /** Called when the code is sent; the dialog also calls `onClose`. */
  onSent: (wait: SmsWait) => void;
}
