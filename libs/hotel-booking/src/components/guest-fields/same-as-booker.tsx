import { useIntl } from '@karvon/i18n';
import { Button, User } from '@karvon/ui-kit';
import { useWatch } from 'react-hook-form';
import { splitFullName } from '../../model/full-name';
import { useGuestForm } from '../form-fields/use-guest-field';
import { guestMessages as m } from './guest-fields.messages';

/** Nobody types a name twice: offered while the first guest has none and the booker's can be divided. */
export function SameAsBooker() {
  const intl = useIntl();
  const { control, setValue, setFocus, clearErrors } = useGuestForm();
  const [booker, name, surname] = useWatch({
    control,
    name: ['booker.name', 'guests.0.name', 'guests.0.surname'],
  });
  const parts = splitFullName(booker);
  if (!parts || name !== '' || surname !== '') return null;
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        iconStart={<User aria-hidden="true" size={16} />}
        onClick={() => {
          setValue('guests.0.name', parts.name);
          setValue('guests.0.surname', parts.surname);
          clearErrors(['guests.0.name', 'guests.0.surname']);
          // The button goes; the focus stays with what it has filled.
          setFocus('guests.0.name');
        }}
      >
        {intl.formatMessage(m.same, { name: booker.trim() })}
      </Button>
    </div>
  );
}
