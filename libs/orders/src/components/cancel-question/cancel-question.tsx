import type { ReactNode } from 'react';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Dialog, Notice, Stack } from '@karvon/ui-kit';
import { questionMessages as m } from './cancel-question.messages';

export interface CancelQuestionProps {
  /** The order is being cancelled. */
  working: boolean;
  /** Why it could not be; null when nothing went wrong. */
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  /** What will be lost and what comes back. */
  children: ReactNode;
}

/** Asks once before an order is cancelled; what went wrong stands beside the question. */
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
