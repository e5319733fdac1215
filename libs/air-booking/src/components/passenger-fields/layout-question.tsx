import { useIntl } from '@karvon/i18n';
import { nameOfOtherLayout } from '@karvon/name-spelling';
import { Button, FieldRow, Notice } from '@karvon/ui-kit';
import { useFormState, useWatch } from 'react-hook-form';
import { useCheckoutForm } from '../checkout-fields/use-checkout-field';
import { layoutMessages as m } from './layout-question.messages';
import { usePassengerSpelling } from './use-passenger-spelling';

const parts = ['surname', 'name', 'patronymic'] as const;

/** Suggests the name that was meant where one was typed in the other keyboard layout; a button inserts it. */
export function LayoutQuestion({ index }: { index: number }) {
  const intl = useIntl();
  const { control, setValue, trigger, setFocus } = useCheckoutForm();
  const passenger = useWatch({ control, name: `passengers.${index}` });
  const typedNames = useWatch({ control, name: `typedNames.${index}` });
  const left = useFormState({ control }).touchedFields.passengers?.[index];
  const { spell } = usePassengerSpelling(index, passenger.country);
  const questions = parts.flatMap((part) => {
    const cyrillic = typedNames?.[part];
    const isSpelled = cyrillic && spell(cyrillic) === passenger[part];
    const meant = left?.[part] ? nameOfOtherLayout(isSpelled ? cyrillic : passenger[part]) : null;
    return meant ? [{ part, name: spell(meant) }] : [];
  });
  if (questions.length === 0) return null;
  return (
    <FieldRow>
      <Notice tone="warn">
        {questions.map(({ part, name }) => (
          <div key={part}>
            <p>{intl.formatMessage(m.meant, { name })}</p>
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                const path = `passengers.${index}.${part}` as const;
                setValue(path, name, { shouldDirty: true });
                void trigger(path);
                setFocus(path);
              }}
            >
              {intl.formatMessage(m.correct)}
            </Button>
          </div>
        ))}
      </Notice>
    </FieldRow>
  );
}
