import type { FormEvent } from 'react';
import type { PlainDate } from '@karvon/calendar';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button } from '@karvon/ui-kit';
import { useNavigate } from 'react-router';
import { requestQuery, roomsQuery, wantsOnRequest } from '../../model/hotel-criteria';
import { parseStay } from '../../model/stay';
import { sketchQuery, startStay, stayProblems, toStay } from '../../model/stay-draft';
import { GuestsField } from '../guests-field/guests-field';
import { StayDates } from '../stay-dates/stay-dates';
import { stayFormMessages as m } from './stay-form.messages';
import classes from './stay-form.module.css';
import { useStayForm } from './use-stay-form';

interface StayFormProps {
  hotelCode: string;
  params: URLSearchParams;
  today: PlainDate;
}

/** Other days or guests for the same hotel. Give it another `key` when `params` change from outside. */
export function StayForm({ hotelCode, params, today }: StayFormProps) {
  const intl = useIntl();
  const lang = useLocale();
  const navigate = useNavigate();
  const { form, draft, change, errorOf, blame } = useStayForm(
    () => startStay(params, today),
    stayProblems,
  );

  const onRequest = wantsOnRequest(params);

  function submit(event: FormEvent) {
    event.preventDefault();
    const stay = toStay(draft);
    if (!stay) return blame();
    void navigate(
      paths.hotel.to(lang, { code: hotelCode, ...roomsQuery({ ...stay, onRequest }) }),
      {
        preventScrollReset: true,
      },
    );
  }

  // Beside rooms and their buttons it is not the next step.
  const shown = parseStay(params) !== null;
  const sent = {
    ...sketchQuery({ city: null, payment: 'now', onRequest, ...draft }),
    ...requestQuery({ onRequest }),
  };
  return (
    <form
      ref={form}
      className={classes.root}
      method="get"
      action={paths.hotel.to(lang, { code: hotelCode })}
      aria-label={intl.formatMessage(m.name)}
      noValidate
      onSubmit={submit}
    >
      {Object.entries(sent).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <StayDates
        stay={draft}
        hotel={hotelCode}
        today={today}
        error={errorOf('dates')}
        onChange={change}
      />
      <GuestsField
        adults={draft.adults}
        ages={draft.ages}
        error={errorOf('ages')}
        onChange={change}
      />
      <Button type="submit" variant={shown ? 'secondary' : 'primary'} className={classes.show}>
        {intl.formatMessage(m.show)}
      </Button>
    </form>
  );
}
