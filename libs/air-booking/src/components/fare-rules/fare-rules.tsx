import { useState } from 'react';
import { useTransport } from '@karvon/api-client';
import type { Fare } from '@karvon/contract';
import { useIntl, useLocale, useProblemText } from '@karvon/i18n';
import { Button, Dialog, Notice, RulesText, Skeleton, Stack, VisuallyHidden } from '@karvon/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { fareRulesQuery } from '../../data/fare-rules.query';
import { rulesMessages as m } from './fare-rules.messages';

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
        <Rules offerId={offerId} fare={fare} />
      </Dialog>
    </>
  );
}

function Rules({ offerId, fare: { id: fareId, name: fareName } }: FareRulesProps) {
  const intl = useIntl();
  const lang = useLocale();
  const problemText = useProblemText();
  const query = useQuery(fareRulesQuery(useTransport(), { offerId, fareId, lang }));
  if (query.data) {
    return (
      <RulesText
        rules={query.data}
        heading={intl.formatMessage(m.title, { name: fareName })}
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
