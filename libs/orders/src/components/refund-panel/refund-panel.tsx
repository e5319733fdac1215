import { useState, type ComponentType } from 'react';
import type { AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Card, Stack, Undo2 } from '@karvon/ui-kit';
import type { RefundDialogProps } from '../refund-dialog/refund-dialog';
import { refundPanelMessages as m } from './refund-panel.messages';
import classes from './refund-panel.module.css';

interface RefundPanelProps {
  order: AirOrder;
  edition: Pick<Edition, 'phones' | 'support'>;
}

type LoadedDialog = ComponentType<RefundDialogProps>;
const loadDialog = async (): Promise<LoadedDialog> =>
  (await import('../refund-dialog/refund-dialog')).RefundDialog;

/** A button that opens the refund dialog, which loads on hover or focus, not with the page. */
export function RefundPanel({ order, edition }: RefundPanelProps) {
  const intl = useIntl();
  const lang = useLocale();
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
    <Card as="section" aria-labelledby="order-refund">
      <Stack gap={3}>
        <h2 id="order-refund" className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        <p className={classes.text}>
          {intl.formatMessage(order.status === 'issue-error' ? m.textUnissued : m.text)}
        </p>
        <Button
          block
          variant="secondary"
          loading={loading}
          loadingLabel={intl.formatMessage(m.opening)}
          iconStart={<Undo2 aria-hidden="true" size={20} />}
          onClick={() => void open()}
          onPointerEnter={preload}
          onFocus={preload}
        >
          {intl.formatMessage(m.open)}
        </Button>
        <a className={classes.rules} href={paths.company.to(lang, { id: 'ticket-return' })}>
          {intl.formatMessage(m.rules)}
        </a>
      </Stack>
      {dialog ? (
        <dialog.Dialog order={order} edition={edition} onClose={() => setDialog(undefined)} />
      ) : null}
    </Card>
  );
}
