import { useEffect, useRef, useState } from 'react';
import { maxAdultGuests, maxChildAge, maxChildGuests } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { Button, IconButton, NumberStepper, Plus, Select, X } from '@karvon/ui-kit';
import type { GuestsFieldProps } from './guests-field-props';
import { panelMessages as m } from './guests-field.messages';
import classes from './guests-field.module.css';

const allAges = Array.from({ length: maxChildAge + 1 }, (_, age) => age);

/** Adults, and each child with its age; loaded when the field is about to open. */
export function GuestsPanel({ adults, ages, error, onChange }: GuestsFieldProps) {
  const intl = useIntl();
  const texts = useStayTexts();
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(ages.length);
  // A child that was just added shows no error while the visitor chooses its age.
  const [added, setAdded] = useState<number | null>(null);
  useEffect(() => {
    // After a child is added, its age takes the focus; after one is removed, the child beside it does.
    if (ages.length !== before.current) {
      const fields = list.current?.querySelectorAll<HTMLElement>('select') ?? [];
      (fields[fields.length - 1] ?? list.current?.querySelector('button'))?.focus();
    }
    before.current = ages.length;
  }, [ages.length]);
  const setAge = (index: number, age: number | null) =>
    onChange({ adults, ages: ages.map((old, at) => (at === index ? age : old)) });
  return (
    <div ref={list} className={classes.panel}>
      <NumberStepper
        label={intl.formatMessage(m.adults)}
        value={adults}
        min={1}
        max={maxAdultGuests}
        onChange={(count) => onChange({ adults: count, ages })}
        decreaseLabel={intl.formatMessage(m.fewer)}
        increaseLabel={intl.formatMessage(m.more)}
      />
      {ages.map((age, index) => (
        <div key={index} className={classes.child}>
          <Select
            className={classes.age}
            label={intl.formatMessage(m.child, { number: index + 1 })}
            error={age === null && index !== added ? error : undefined}
            onBlur={() => setAdded(null)}
            value={age ?? ''}
            onChange={({ target: { value } }) => setAge(index, value === '' ? null : Number(value))}
            options={[
              ...(age === null ? [{ value: '', label: intl.formatMessage(m.chooseAge) }] : []),
              ...allAges.map((one) => ({ value: String(one), label: texts.age(one) })),
            ]}
          />
          <IconButton
            label={intl.formatMessage(m.removeChild, { number: index + 1 })}
            icon={<X aria-hidden="true" size={20} />}
            onClick={() => onChange({ adults, ages: ages.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      {ages.length < maxChildGuests ? (
        <Button
          variant="secondary"
          size="small"
          className={classes.add}
          iconStart={<Plus aria-hidden="true" size={20} />}
          onClick={() => {
            setAdded(ages.length);
            onChange({ adults, ages: [...ages, null] });
          }}
        >
          {intl.formatMessage(m.addChild)}
        </Button>
      ) : null}
      {ages.length > 0 ? <p className={classes.note}>{intl.formatMessage(m.onArrival)}</p> : null}
    </div>
  );
}
