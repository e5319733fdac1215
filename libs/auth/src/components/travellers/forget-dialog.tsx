import type { SavedTraveller } from '@karvon/contract';
import { useIntl, useProblemText } from '@karvon/i18n';
import { Button, Dialog, Notice, Stack } from '@karvon/ui-kit';
import { useForgetTraveller } from '../../data/travellers.mutation';
import { useEndedSession } from '../../data/use-ended-session';
import { fieldMessages } from '../fields/fields.messages';
import { travellersMessages as m } from './travellers.messages';
import classes from './travellers.module.css';

interface ForgetDialogProps {
  userId: string;
  /** Undefined while nobody is to be forgotten. */
  person: SavedTraveller | undefined;
  onClose: () => void;
}

/** Asks before a person with their document is gone. */
export function ForgetDialog({ userId, person, onClose }: ForgetDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const forget = useForgetTraveller(userId);
  useEndedSession(forget.error);
  const close = () => {
    forget.reset();
    onClose();
  };
  const name = person ? `${person.surname} ${person.name}` : '';
  return (
    <Dialog
      open={person !== undefined}
      onClose={close}
      title={intl.formatMessage(m.question)}
      closeLabel={intl.formatMessage(fieldMessages.close)}
      footer={
        <div className={classes.buttons}>
          <Button variant="secondary" onClick={close}>
            {intl.formatMessage(m.keep)}
          </Button>
          <Button
            variant="danger"
            loading={forget.isPending}
            loadingLabel={intl.formatMessage(m.removing)}
            onClick={() => person && forget.mutate(person.id, { onSuccess: close })}
          >
            {intl.formatMessage(m.confirm)}
          </Button>
        </div>
      }
    >
      <Stack>
        <p>{intl.formatMessage(m.questionText, { name })}</p>
        {forget.isError ? <Notice tone="error">{problemText(forget.error)}</Notice> : null}
      </Stack>
    </Dialog>
  );
}
