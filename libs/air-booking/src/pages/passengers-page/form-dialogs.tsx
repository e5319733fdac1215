import {
  DataRefusedDialog,
  type DataRefusedDialogProps,
} from '../../components/data-refused-dialog/data-refused-dialog';
import {
  FieldErrorsDialog,
  type FieldErrorsDialogProps,
} from '../../components/field-errors-dialog/field-errors-dialog';

export interface FormDialogsProps
  extends Pick<FieldErrorsDialogProps, 'onPick'>, Omit<DataRefusedDialogProps, 'open'> {
  open: 'fields' | 'refused' | null;
}

/** The dialogs of errors: by our rules and by those of the carrier. */
export function FormDialogs({ open, onPick, onClose, ...refused }: FormDialogsProps) {
  return (
    <>
      <FieldErrorsDialog open={open === 'fields'} onClose={onClose} onPick={onPick} />
      <DataRefusedDialog open={open === 'refused'} onClose={onClose} {...refused} />
    </>
  );
}
