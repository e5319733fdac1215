import { DialogButton } from '@karvon/dialog-button';
import { useIntl } from '@karvon/i18n';
import { Undo2, type ButtonProps } from '@karvon/ui-kit';
import type { RefundDialogProps } from '../refund-dialog/refund-dialog';
import { refundPanelMessages as m } from './refund-panel.messages';

const loadDialog = async () => (await import('../refund-dialog/refund-dialog')).RefundDialog;

interface RefundButtonProps extends Omit<RefundDialogProps, 'onClose'> {
  variant?: ButtonProps['variant'];
}

/** A button that opens the refund dialog. */
export function RefundButton({ variant = 'secondary', ...facts }: RefundButtonProps) {
  const intl = useIntl();
  return (
    <DialogButton
      load={loadDialog}
      facts={facts}
      variant={variant}
      loadingLabel={intl.formatMessage(m.opening)}
      iconStart={<Undo2 aria-hidden="true" size={20} />}
    >
      {intl.formatMessage(m.open)}
    </DialogButton>
  );
}
