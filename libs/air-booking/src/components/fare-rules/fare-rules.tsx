import { useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { Fare } from '@karvon/contract';
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
import { fareRulesQuery } from '../../data/fare-rules.query';
import { rulesMessages as m } from './fare-rules.messages';
import classes from './fare-rules.module.css';

interface FareRulesProps {
  offerId: string;
  fare: Pick<Fare, 'id' | 'name'>;
}

/** A button and the dialog it opens: the rules of one fare. */
export function FareRules({ offerId, fare }: FareRulesProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        {intl.formatMessage(m.open)}
        <VisuallyHidden> {fare.name}</VisuallyHidden>
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={intl.formatMessage(m.title, { name: fare.name })}
        closeLabel={intl.formatMessage(m.close)}
        width={800}
      >
        <Rules offerId={offerId} fareId={fare.id} />
      </Dialog>
    </>
  );
}

function Rules({ offerId, fareId }: { offerId: string; fareId: string }) {
  const intl = useIntl();
  const lang = useLocale();
  const problemText = useProblemText();
  const query = useQuery(fareRulesQuery(useTransport(), { offerId, fareId, lang }));
  if (query.data) {
    return (
      <>
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
