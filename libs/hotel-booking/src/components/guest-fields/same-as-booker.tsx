import { useIntl } from '@karvon/i18n';
import { Button, User } from '@karvon/ui-kit';
import { useWatch } from 'react-hook-form';
import { splitFullName } from '../../model/full-name';
import { useGuestForm } from '../form-fields/use-guest-field';
import { guestMessages as m } from './guest-fields.messages';

/**
 * Copies the booker's name to the first guest. Shown while that guest has no name and the booker's name can be split.
 */
export function SameAsBooker({
  tidy,
}: {
  /** How a part of the name is written into its field. */
  tidy: (part: 'name' | 'surname') => (text: string) => string;
}) {
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
          setValue('guests.0.name', tidy('name')(parts.name));
          setValue('guests.0.surname', tidy('surname')(parts.surname));
          clearErrors(['guests.0.name', 'guests.0.surname']);
          // The button disappears, so the focus moves to the field it has filled.
          setFocus('guests.0.name');
        }}
      >
        {intl.formatMessage(m.same, { name: booker.trim() })}
      </Button>
    </div>
  );
}
