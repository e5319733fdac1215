import { optional } from '@karvon/checkout';
import { useIntl } from '@karvon/i18n';
import { Button, FieldRow, lazyPart, Notice, TextField } from '@karvon/ui-kit';
import { Suspense } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { looksSwapped, samePersonBefore, singleName } from '../../model/name-advice';
import { fieldLabels } from '../checkout-fields/field.messages';
import { useCheckoutField, useCheckoutForm } from '../checkout-fields/use-checkout-field';
import { passengerMessages as m } from './passenger-fields.messages';
import { usePassengerSpelling } from './use-passenger-spelling';

const LayoutQuestion = lazyPart(async () => (await import('./layout-question')).LayoutQuestion);

const parts = [
  { part: 'surname', fills: 'family-name' },
  { part: 'name', fills: 'given-name' },
  { part: 'patronymic', fills: 'additional-name' },
] as const;

interface NameFieldsProps {
  index: number;
  /** Separates the passengers for the browser's autofill: 'section-p1'. */
  section: string;
}

/** Surname, name and patronymic, typed in either script; shown and stored as the ticket will have them. */
export function NameFields({ index, section }: NameFieldsProps) {
  const intl = useIntl();
  const field = useCheckoutField();
  const { control } = useCheckoutForm();
  const path = `passengers.${index}` as const;
  const typed = useWatch({ control, name: path });
  const touched = useFormState({ control }).touchedFields.passengers?.[index];
  const left = touched?.surname ?? touched?.name ?? touched?.patronymic;
  const { spell, keepAndSpell } = usePassengerSpelling(index, typed.country);
  const preview = (text: string) => {
    const ticket = spell(text);
    const differs = ticket !== '' && ticket !== text.trim().toUpperCase();
    return differs ? intl.formatMessage(m.onTicket, { name: ticket }) : undefined;
  };
  return (
    <>
      {parts.map(({ part, fills }) => (
        <TextField
          key={part}
          label={intl.formatMessage(fieldLabels[part])}
          note={part === 'patronymic' ? intl.formatMessage(optional) : undefined}
          hint={
            preview(typed[part]) ??
            (part === 'surname' ? intl.formatMessage(m.nameHint) : undefined)
          }
          autoComplete={`${section} ${fills}`}
          autoCapitalize="characters"
          spellCheck={false}
          required={part !== 'patronymic'}
          {...field(`${path}.${part}`, keepAndSpell(part))}
        />
      ))}
      <NameAdvice index={index} />
      {left ? (
        <Suspense>
          <LayoutQuestion index={index} />
        </Suspense>
      ) : null}
    </>
  );
}

/** Warnings about the names, shown after the fields have been left. */
function NameAdvice({ index }: { index: number }) {
  const intl = useIntl();
  const { control, setValue, trigger, setFocus } = useCheckoutForm();
  const passengers = useWatch({ control, name: 'passengers' });
  const { touchedFields, isSubmitted } = useFormState({ control });
  const left = touchedFields.passengers?.[index];
  const bothLeft = isSubmitted || (left?.name && left.surname);
  const passenger = passengers[index]!;
  const swapped = bothLeft && looksSwapped(passenger);
  const single = bothLeft ? singleName(passenger) : null;
  const same = left?.birthDate ? samePersonBefore(passengers, index) : -1;
  if (!swapped && !single && same < 0) return null;
  const path = `passengers.${index}` as const;
  const fillIn = ({ surname, name }: NonNullable<typeof single>) => {
    setValue(`${path}.surname`, surname);
    setValue(`${path}.name`, name);
    void trigger([`${path}.surname`, `${path}.name`]);
    setFocus(`${path}.name`);
  };
  return (
    <FieldRow>
      <Notice tone="warn">
        {swapped ? <p>{intl.formatMessage(m.swapped)}</p> : null}
        {single ? (
          <>
            <p>{intl.formatMessage(m.singleName)}</p>
            <Button variant="quiet" size="small" onClick={() => fillIn(single)}>
              {intl.formatMessage(m.fillSingleName)}
            </Button>
          </>
        ) : null}
        {same < 0 ? null : <p>{intl.formatMessage(m.samePerson, { number: same + 1 })}</p>}
      </Notice>
    </FieldRow>
  );
}
