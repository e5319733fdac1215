import { useState } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button } from '@karvon/ui-kit';
import { useCancelOrder } from '../../data/cancel.mutation';
import { cancelIntent, LazyCancelQuestion } from '../cancel-question/lazy-cancel-question';
import { cancelMessages as m } from './cancel-order.messages';

/** A button that cancels an unpaid order after one question. */
export function CancelOrder({ number }: { number: string }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const cancel = useCancelOrder(number);
  return (
    <>
      <Button block variant="quiet" onClick={() => setOpen(true)} {...cancelIntent}>
        {intl.formatMessage(m.open)}
      </Button>
      <LazyCancelQuestion
        open={open}
        working={cancel.isPending}
        error={cancel.error}
        onConfirm={() => cancel.mutate()}
        onClose={() => setOpen(false)}
      >
        <p>{intl.formatMessage(m.text)}</p>
      </LazyCancelQuestion>
    </>
  );
}
