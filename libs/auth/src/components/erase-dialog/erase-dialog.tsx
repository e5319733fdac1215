import type { ReactNode } from 'react';
import { useIntl, useProblemText, type MessageDescriptor } from '@karvon/i18n';
import { Button, Dialog, Notice, Stack } from '@karvon/ui-kit';
import { fieldMessages } from '../fields/fields.messages';

interface EraseDialogProps {
  open: boolean;
  onClose: () => void;
  /** The mutation that deletes. */
  request: { error: unknown; isPending: boolean; isSuccess: boolean; reset: () => void };
  onConfirm: () => void;
  title: MessageDescriptor;
  confirm: MessageDescriptor;
  /** Read by screen readers while it runs. */
  busy: MessageDescriptor;
  width?: 500 | 600;
  children: ReactNode;
}

/** Asks before something is deleted for good; an error is shown under the question. */
export function EraseDialog(props: EraseDialogProps) {
  const { open, onClose, request, onConfirm, title, confirm, busy, width = 500, children } = props;
  const intl = useIntl();
  const problemText = useProblemText();
  const close = () => {
    // The next opening does not show an old error; a running request is not reset.
    if (!request.isPending) request.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={intl.formatMessage(title)}
      closeLabel={intl.formatMessage(fieldMessages.close)}
      width={width}
      footer={
        <>
          <Button variant="secondary" onClick={close}>
            {intl.formatMessage(fieldMessages.keep)}
          </Button>
          <Button
            variant="danger"
            loading={request.isPending || request.isSuccess}
            loadingLabel={intl.formatMessage(busy)}
            onClick={onConfirm}
          >
            {intl.formatMessage(confirm)}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {request.error ? <Notice tone="error">{problemText(request.error)}</Notice> : null}
      </Stack>
    </Dialog>
  );
}
