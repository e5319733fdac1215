import type { ReactNode } from 'react';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Dialog, Notice, Stack } from '@karvon/ui-kit';
import { questionMessages as m } from './cancel-question.messages';

export interface CancelQuestionProps {
  /** True while the order is being cancelled. */
  working: boolean;
  /** Why cancelling failed; null when it did not. */
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  /** What the visitor loses and what is refunded. */
  children: ReactNode;
}

/** A dialog that asks before an order is cancelled; it also shows why cancelling failed. */
export function CancelQuestion(props: CancelQuestionProps) {
  const { working, error, onConfirm, onClose, children } = props;
  const intl = useIntl();
  const problemText = useProblemText();
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(m.keep)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {intl.formatMessage(m.keep)}
          </Button>
          <Button
            variant="danger"
            loading={working}
            loadingLabel={intl.formatMessage(m.working)}
            onClick={onConfirm}
          >
            {intl.formatMessage(m.confirm)}
          </Button>
        </>
      }
    >
      <Stack>
        {children}
        {error ? <Notice tone="error">{problemText(error)}</Notice> : null}
      </Stack>
    </Dialog>
  );
}
