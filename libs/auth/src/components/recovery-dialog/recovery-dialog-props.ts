import type { SmsWait } from '@karvon/contract';
import type { BegunRecovery } from '../../model/begun-recovery';
import type { Edition } from '@karvon/edition';

export interface RecoveryDialogProps {
  open: boolean;
  onClose: () => void;
  edition: Pick<Edition, 'consents' | 'defaultPhoneCountry'>;
  begun: BegunRecovery;
  onChange: (changes: Partial<BegunRecovery>) => void;
  /** Called when the code is sent. */
  onSent: (wait: SmsWait) => void;
}
