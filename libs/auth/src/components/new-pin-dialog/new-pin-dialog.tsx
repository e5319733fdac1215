import type { User } from '@karvon/contract';
import { FormDialog } from '../form-dialog/form-dialog';
import { newPinMessages as m } from './new-pin-dialog.messages';
import { NewPinForm } from './new-pin-form';

interface NewPinDialogProps {
  open: boolean;
  onClose: () => void;
  phone: string;
  /** Seconds until another code can be sent. */
  smsAfterSeconds: number;
  onWait: (seconds: number) => void;
  onSignedIn: (user: User) => void;
}

/** The last step of a recovery: the SMS code and a new PIN. */
export function NewPinDialog({ open, onClose, ...form }: NewPinDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={m.title} width={600}>
      <NewPinForm {...form} />
    </FormDialog>
  );
}
