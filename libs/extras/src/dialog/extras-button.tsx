import { DialogButton } from '@karvon/dialog-button';
import { useIntl } from '@karvon/i18n';
import { Luggage } from '@karvon/ui-kit';
import type { ReactNode } from 'react';
import { extrasMessages as m } from '../extras.messages';
import type { ExtrasDialogProps } from './extras-dialog';

const loadDialog = async () => (await import('./extras-dialog')).ExtrasDialog;

interface ExtrasButtonProps<Key extends readonly unknown[]> extends Omit<
  ExtrasDialogProps<Key>,
  'onClose'
> {
  label: ReactNode;
}

/** A button that opens the choice of bags and seats. */
export function ExtrasButton<Key extends readonly unknown[]>({
  label,
  ...facts
}: ExtrasButtonProps<Key>) {
  const intl = useIntl();
  return (
    <DialogButton<ExtrasDialogProps<Key>>
      load={loadDialog}
      facts={facts}
      variant="secondary"
      loadingLabel={intl.formatMessage(m.opening)}
      iconStart={<Luggage aria-hidden="true" size={20} />}
    >
      {label}
    </DialogButton>
  );
}
