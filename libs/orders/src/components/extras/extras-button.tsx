import { useState, type ComponentType } from 'react';
import { useIntl, type MessageDescriptor } from '@karvon/i18n';
import { Button, Luggage } from '@karvon/ui-kit';
import type { ExtrasDialogProps } from '../extras-dialog/extras-dialog';
import { extrasMessages as m } from './extras.messages';

type LoadedDialog = ComponentType<ExtrasDialogProps>;
const loadDialog = async (): Promise<LoadedDialog> =>
  (await import('../extras-dialog/extras-dialog')).ExtrasDialog;

interface ExtrasButtonProps extends Omit<ExtrasDialogProps, 'onClose'> {
  label: MessageDescriptor;
}

/** A button that opens the choice of bags and seats, which loads on hover or focus. */
export function ExtrasButton({ label, ...facts }: ExtrasButtonProps) {
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
        variant="secondary"
        loading={loading}
        loadingLabel={intl.formatMessage(m.opening)}
        iconStart={<Luggage aria-hidden="true" size={20} />}
        onClick={() => void open()}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {intl.formatMessage(label)}
      </Button>
      {dialog ? <dialog.Dialog {...facts} onClose={() => setDialog(undefined)} /> : null}
    </>
  );
}
