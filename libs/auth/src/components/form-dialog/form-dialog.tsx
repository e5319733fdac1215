import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from '@karvon/i18n';
import { Dialog } from '@karvon/ui-kit';
import { fieldMessages } from '../fields/fields.messages';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: MessageDescriptor;
  /** The maximum width in pixels. */
  width: 500 | 600;
  children: ReactNode;
}

/** A dialog with a form; opening it focuses the first field. */
export function FormDialog({ title, ...dialog }: FormDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      {...dialog}
      title={intl.formatMessage(title)}
      closeLabel={intl.formatMessage(fieldMessages.close)}
      initialFocus="content"
    />
  );
}
