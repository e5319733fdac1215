import type { SavedTraveller } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useForgetTraveller } from '../../data/travellers.mutation';
import { useEndedSession } from '../../data/use-ended-session';
import { EraseDialog } from '../erase-dialog/erase-dialog';
import { travellersMessages as m } from './travellers.messages';

interface ForgetDialogProps {
  userId: string;
  /** Undefined while the dialog is closed. */
  person: SavedTraveller | undefined;
  onClose: () => void;
}

/** Asks before a saved traveller and the document are deleted. */
export function ForgetDialog({ userId, person, onClose }: ForgetDialogProps) {
  const intl = useIntl();
  const forget = useForgetTraveller(userId);
  useEndedSession(forget.error);
  const name = person ? `${person.surname} ${person.name}` : '';
  return (
    <EraseDialog
      open={person !== undefined}
      onClose={onClose}
      request={forget}
      onConfirm={() =>
        person &&
        forget.mutate(person.id, {
          onSuccess: () => {
            forget.reset();
            onClose();
          },
        })
      }
      title={m.question}
      confirm={m.confirm}
      busy={m.removing}
    >
      <p>{intl.formatMessage(m.questionText, { name })}</p>
    </EraseDialog>
  );
}
