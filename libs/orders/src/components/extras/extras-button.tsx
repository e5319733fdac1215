import { useIntl, type MessageDescriptor } from '@karvon/i18n';
import { Luggage } from '@karvon/ui-kit';
import { DialogButton } from '../dialog-button/dialog-button';
import type { ExtrasDialogProps } from '../extras-dialog/extras-dialog';
import { extrasMessages as m } from './extras.messages';

const loadDialog = async () => (await import('../extras-dialog/extras-dialog')).ExtrasDialog;

interface ExtrasButtonProps extends Omit<ExtrasDialogProps, 'onClose'> {
  label: MessageDescriptor;
}

/** A button that opens the choice of bags and seats. */
export function ExtrasButton({ label, ...facts }: ExtrasButtonProps) {
  const intl = useIntl();
  return (
    <DialogButton
      load={loadDialog}
      facts={facts}
      variant="secondary"
      loadingLabel={intl.formatMessage(m.opening)}
      iconStart={<Luggage aria-hidden="true" size={20} />}
    >
      {intl.formatMessage(label)}
    </DialogButton>
  );
}
