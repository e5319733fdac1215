import type { User } from '@karvon/contract';
import { FormDialog } from '../form-dialog/form-dialog';
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
  return (
    <FormDialog open={open} onClose={onClose} title={m.title} width={600}>
      <NewPinForm {...form} />
    </FormDialog>
  );
}
