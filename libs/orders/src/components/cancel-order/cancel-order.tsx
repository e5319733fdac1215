import { useState } from 'react';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Dialog, Inline, Notice, Stack } from '@karvon/ui-kit';
import { useCancelOrder } from '../../data/cancel.mutation';
import { cancelMessages as m } from './cancel-order.messages';

/** Gives an unpaid order up, after asking once. */
export function CancelOrder({ number }: { number: string }) {
  const intl = useIntl();
  const problemText = useProblemText();
  const [open, setOpen] = useState(false);
  const cancel = useCancelOrder(number);
  const close = () => setOpen(false);
  return (
    <>
      <Button block variant="quiet" onClick={() => setOpen(true)}>
        {intl.formatMessage(m.open)}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={intl.formatMessage(m.title)}
        closeLabel={intl.formatMessage(m.keep)}
        footer={
          <Inline>
            <Button
              variant="danger"
              loading={cancel.isPending}
              loadingLabel={intl.formatMessage(m.working)}
              onClick={() => cancel.mutate()}
            >
              {intl.formatMessage(m.confirm)}
            </Button>
            <Button variant="secondary" onClick={close}>
              {intl.formatMessage(m.keep)}
            </Button>
          </Inline>
        }
      >
        <Stack>
          <p>{intl.formatMessage(m.text)}</p>
          {cancel.isError ? <Notice tone="error">{problemText(cancel.error)}</Notice> : null}
        </Stack>
      </Dialog>
    </>
  );
}
