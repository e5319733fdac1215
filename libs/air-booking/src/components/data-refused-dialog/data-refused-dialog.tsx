import type { ReactNode } from 'react';
import type { Edition } from '@karvon/edition';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, ContactLinks, Dialog, Stack } from '@karvon/ui-kit';
import { refusedMessages as m } from './data-refused-dialog.messages';

export interface DataRefusedDialogProps {
  open: boolean;
  error: unknown;
  edition: Pick<Edition, 'phones' | 'messengers'>;
  /** A request to support, beside the phones. */
  support: ReactNode;
  onClose: () => void;
}

/** The carrier refused the passengers' data: check them and repeat, or ask support. */
export function DataRefusedDialog({
  open,
  error,
  edition,
  support,
  onClose,
}: DataRefusedDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={intl.formatMessage(m.title)}
      closeLabel={intl.formatMessage(m.close)}
      footer={
        <Button block onClick={onClose}>
          {intl.formatMessage(m.check)}
        </Button>
      }
    >
      <Stack>
        <p>{problemText(error)}</p>
        {support ? <div>{support}</div> : null}
        <Stack gap={2}>
          <h3>{intl.formatMessage(m.ask)}</h3>
          <ContactLinks phones={edition.phones} messengers={edition.messengers} />
        </Stack>
      </Stack>
    </Dialog>
  );
}
