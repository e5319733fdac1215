import { useState, type ComponentType } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, Undo2, type ButtonProps } from '@karvon/ui-kit';
import type { RefundDialogProps } from '../refund-dialog/refund-dialog';
import { refundPanelMessages as m } from './refund-panel.messages';

type LoadedDialog = ComponentType<RefundDialogProps>;
const loadDialog = async (): Promise<LoadedDialog> =>
  (await import('../refund-dialog/refund-dialog')).RefundDialog;

interface RefundButtonProps extends Omit<RefundDialogProps, 'onClose'> {
  variant?: ButtonProps['variant'];
}

/** A button that opens the refund dialog, which loads on hover or focus, not with the page. */
export function RefundButton({ variant = 'secondary', ...facts }: RefundButtonProps) {
  const intl = useIntl();
  const [loading, setLoading] = useState(false);
  const [dialog, setDialog] = useState<{ Dialog: LoadedDialog }>();
  const preload = () => void loadDialog().catch(() => undefined);

  async function open() {
    setLoading(true);
    try {
      setDialog({ Dialog: await loadDialog() });
    } finally {
      setLoading(false);
    }
  }

  return (
    <>
      <Button
        block
        variant={variant}
        loading={loading}
        loadingLabel={intl.formatMessage(m.opening)}
        iconStart={<Undo2 aria-hidden="true" size={20} />}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {intl.formatMessage(m.open)}
      </Button>
      {dialog ? <dialog.Dialog {...facts} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
