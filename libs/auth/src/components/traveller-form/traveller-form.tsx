import { useState, type FormEvent } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { CitizenshipInput } from '@karvon/citizenship-input';
import type { SavedTraveller } from '@karvon/contract';
import { useIntl, useProblemText, type MessageDescriptor } from '@karvon/i18n';
import { Button, FieldGrid, FieldRow, Notice, RadioGroup, TextField } from '@karvon/ui-kit';
import { useKeepTraveller } from '../../data/travellers.mutation';
import { useEndedSession } from '../../data/use-ended-session';
import { useLeftForm } from '../../data/use-left-form';
import {
  startTraveller,
  toTraveller,
  travellerIssues,
  type TravellerForm as Fields,
} from '../../model/traveller-form';
import { travellerFormName } from '../../model/traveller-form-name';
import { useTries } from '../../model/use-tries';
import { fieldMessages } from '../fields/fields.messages';
import { travellerFormMessages as m, travellerRuleMessages } from './traveller-form.messages';

export interface TravellerFormProps {
  userId: string;
  /** Null for a new traveller. */
  person: SavedTraveller | null;
  citizenship: string;
  /** Citizenships listed first. */
  usualCitizenships: readonly string[];
  today: PlainDate;
  onSaved: () => void;
}

const ruleMessages = { ...travellerRuleMessages, required: fieldMessages.required };

/** A form with a person's data and document, as airlines require them. */
export function TravellerForm(props: TravellerFormProps) {
  const { userId, person, citizenship, usualCitizenships, today, onSaved } = props;
  const intl = useIntl();
  const problemText = useProblemText();
  const [form, setForm] = useState(() => startTraveller(person, citizenship));
  const keep = useKeepTraveller(userId);
  const { form: element, tried, countTry } = useTries(keep.error);
  useLeftForm(travellerFormName(userId, person), form, setForm, keep.error);
  useEndedSession(keep.error);
  const issues = tried ? travellerIssues(form, today) : {};
  const set = (changes: Partial<Fields>) => setForm({ ...form, ...changes });

  const text = (name: Exclude<keyof Fields, 'sex' | 'country'>, label: MessageDescriptor) => {
    const rule = issues[name];
    return {
      name,
      label: intl.formatMessage(label),
      value: form[name],
      error: rule && intl.formatMessage(ruleMessages[rule]),
      autoComplete: 'off',
      spellCheck: false,
      onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
    };
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    countTry();
    if (Object.keys(travellerIssues(form, today)).length > 0 || keep.isPending) return;
    keep.mutate(
      { id: person?.id ?? null, person: toTraveller(form, person, today) },
      { onSuccess: onSaved },
    );
  }
  const optional = intl.formatMessage(fieldMessages.optional);
  const latin = intl.formatMessage(m.latinHint);
  const date = intl.formatMessage(m.dateHint);
  return (
    <form ref={element} noValidate onSubmit={submit}>
      <FieldGrid>
        <FieldRow>
          <RadioGroup
            label={intl.formatMessage(m.sex)}
            name="sex"
            value={form.sex}
            onChange={(sex) => set({ sex })}
            layout="row"
            options={[
              { value: 'male', label: intl.formatMessage(m.male) },
              { value: 'female', label: intl.formatMessage(m.female) },
            ]}
          />
        </FieldRow>
        <TextField {...text('surname', m.surname)} hint={latin} />
        <TextField {...text('name', m.name)} hint={latin} />
        <TextField {...text('patronymic', m.patronymic)} note={optional} />
        <TextField {...text('birthDate', m.birthDate)} hint={date} inputMode="numeric" />
        <CitizenshipInput
          name="country"
          value={form.country}
          onChange={(country) => set({ country })}
          usual={usualCitizenships}
        />
        <TextField
          {...text('document', m.document)}
          hint={intl.formatMessage(m.documentHint)}
          autoCapitalize="characters"
        />
        <TextField
          {...text('documentValid', m.documentValid)}
          note={optional}
          hint={date}
          inputMode="numeric"
        />
        {keep.isError ? (
          <FieldRow>
            <Notice tone="error">{problemText(keep.error)}</Notice>
          </FieldRow>
        ) : null}
        <FieldRow>
          <Button
            type="submit"
            block
            loading={keep.isPending}
            loadingLabel={intl.formatMessage(m.saving)}
          >
            {intl.formatMessage(m.save)}
          </Button>
        </FieldRow>
      </FieldGrid>
    </form>
  );
}
