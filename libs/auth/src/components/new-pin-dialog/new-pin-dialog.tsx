import type { User } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Dialog } from '@karvon/ui-kit';
import { fieldMessages } from '../fields/fields.messages';
import { newPinMessages as m } from './new-pin-dialog.messages';
import { NewPinForm } from './new-pin-form';

interface NewPinDialogProps {
  open: boolean;
  onClose: () => void;
  phone: string;
  /** Until another code may be sent. */
  smsAfterSeconds: number;
  onSignedIn: (user: User) => void;
}

/** The end of a recovery: the code of the text message opens the account with another PIN. */
export function NewPinDialog({ open, onClose, ...form }: NewPinDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(fieldMessages.close)}
      initialFocus="content"
      width={600}
    >
      <NewPinForm {...form} />
    </Dialog>
  );
}
