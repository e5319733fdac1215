import type { AirOrder } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Card, Stack } from '@karvon/ui-kit';
import { RefundButton } from './refund-button';
import { refundPanelMessages as m } from './refund-panel.messages';
import classes from './refund-panel.module.css';

interface RefundPanelProps {
  order: AirOrder;
  edition: Pick<Edition, 'phones' | 'support'>;
}

/** The way to a refund, and where its rules are. */
export function RefundPanel({ order, edition }: RefundPanelProps) {
  const intl = useIntl();
  const lang = useLocale();
  return (
    <Card as="section" aria-labelledby="order-refund">
      <Stack gap={3}>
        <h2 id="order-refund" className={classes.title}>
          {intl.formatMessage(m.title)}
        </h2>
        <p className={classes.text}>
          {intl.formatMessage(order.status === 'issue-error' ? m.textUnissued : m.text)}
        </p>
        <RefundButton order={order} edition={edition} />
        <a className={classes.rules} href={paths.company.to(lang, { id: 'ticket-return' })}>
          {intl.formatMessage(m.rules)}
        </a>
      </Stack>
    </Card>
  );
}
