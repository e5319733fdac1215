import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from '@karvon/i18n';
import { Dialog } from '@karvon/ui-kit';
import { fieldMessages } from '../fields/fields.messages';

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: MessageDescriptor;
  /** At most so many pixels wide. */
  width: 500 | 600;
  children: ReactNode;
}

/** A dialog to fill in: whoever opens it begins in its first field. */
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
