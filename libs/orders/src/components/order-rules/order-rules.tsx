import { useState } from 'react';
import { useTransport } from '@karvon/api-client';
import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { Button, Dialog, Notice, RulesText, Skeleton, Stack, VisuallyHidden } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { orderRulesQuery } from '../../data/order-rules.query';
import { rulesMessages as m } from './order-rules.messages';
import classes from './order-rules.module.css';

interface OrderRulesProps {
  number: string;
  /** The carrier's name of the fare. */
  fareName: string;
}

/** A button and the dialog it opens: the rules of the fare as it was sold. */
export function OrderRules({ number, fareName }: OrderRulesProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={classes.open} variant="quiet" size="small" onClick={() => setOpen(true)}>
        {intl.formatMessage(m.open)}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={intl.formatMessage(m.title, { name: fareName })}
        closeLabel={intl.formatMessage(m.close)}
        width={800}
      >
        <Rules number={number} fareName={fareName} />
      </Dialog>
    </>
  );
}

function Rules({ number, fareName }: OrderRulesProps) {
  const intl = useIntl();
  const lang = useLocale();
  const problemText = useProblemText();
  const query = useQuery(orderRulesQuery(useTransport(), { number, lang }));
  if (query.data) {
    return (
      <RulesText
        rules={query.data}
        heading={intl.formatMessage(m.title, { name: fareName })}
        lead={intl.formatMessage(m.sold)}
        texts={{ original: intl.formatMessage(m.original), print: intl.formatMessage(m.print) }}
      />
    );
  }
  if (query.isError) {
    return (
      <Stack>
        <Notice tone="error">{problemText(query.error)}</Notice>
        <Button onClick={() => query.refetch()}>{intl.formatMessage(m.retry)}</Button>
      </Stack>
    );
  }
  return (
    <Stack role="status">
      <VisuallyHidden>{intl.formatMessage(m.loading)}</VisuallyHidden>
      <Skeleton shape="title" width="half" />
      <Skeleton />
      <Skeleton width="wide" />
    </Stack>
  );
}
