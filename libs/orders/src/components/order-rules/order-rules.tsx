import { useState } from 'react';
import { useTransport } from '@karvon/api-client';
import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import {
  Button,
  Dialog,
  Disclosure,
  Notice,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@karvon/ui-kit';
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
        <Rules number={number} />
      </Dialog>
    </>
  );
}

function Rules({ number }: { number: string }) {
  const intl = useIntl();
  const lang = useLocale();
  const problemText = useProblemText();
  const query = useQuery(orderRulesQuery(useTransport(), { number, lang }));
  if (query.data) {
    return (
      <>
        <p className={classes.sold}>{intl.formatMessage(m.sold)}</p>
        {query.data.sections.map(({ title, text }) => (
          <section key={title} className={classes.section}>
            <h3 className={classes.title}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </section>
        ))}
        <Disclosure className={classes.original} summary={intl.formatMessage(m.original)}>
          <pre className={classes.filed} lang="en">
            {query.data.original}
          </pre>
        </Disclosure>
      </>
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
