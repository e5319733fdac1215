import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Place } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import {
  ArrowLeftRight,
  Button,
  IconButton,
  PlaneLanding,
  PlaneTakeoff,
  Search,
  SegmentedControl,
} from '@karvon/ui-kit';
import { useNavigate } from 'react-router';
import { criteriaQuery, type SearchCriteria } from '../../model/search-criteria';
import {
  draftProblems,
  startDraft,
  swapPlaces,
  toCriteria,
  type DraftField,
  type SearchDraft,
} from '../../model/search-draft';
import { PlaceField } from '../place-field/place-field';
import { TravellersField } from '../travellers-field/travellers-field';
import { TripDates } from '../trip-dates/trip-dates';
import { draftProblemTexts, formMessages as m } from './air-search-form.messages';
import classes from './air-search-form.module.css';

export interface AirSearchFormProps {
  edition: Edition;
  /** The search to change; without one the form starts with the defaults. */
  criteria?: SearchCriteria | null;
  /** Places whose names are known: those of the search, or the home city. */
  places: readonly Place[];
  /** Today on the edition's clock, as the server knows it. */
  today: PlainDate;
  /** Called when the search is on its way. */
  onSearch?: (criteria: SearchCriteria) => void;
}

/**
 * Where, when and who. Leads to the results' address; before its code is there the browser sends the same fields by
 * itself. Give it another `key` when `criteria` change from outside.
 */
export function AirSearchForm({
  edition,
  criteria = null,
  places,
  today,
  onSearch,
}: AirSearchFormProps) {
  const intl = useIntl();
  const lang = useLocale();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() =>
    startDraft({ criteria, homeCity: edition.homeCity, today }),
  );
  const [oneWay, setOneWay] = useState(criteria !== null && criteria.back === null);
  const [chosen, setChosen] = useState<readonly Place[]>([]);
  const [tries, setTries] = useState(0);
  const placeOf = (code: string | null) =>
    [...chosen, ...places].find((known) => known.code === code);
  const change = (part: Partial<SearchDraft>) => setDraft((before) => ({ ...before, ...part }));

  const problems = draftProblems(draft, (code) => placeOf(code)?.cityCode);
  const errorOf = (field: DraftField) => {
    const problem = tries > 0 ? problems[field] : undefined;
    return problem && intl.formatMessage(draftProblemTexts[problem]);
  };

  useEffect(() => {
    if (tries > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus();
  }, [tries]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = Object.keys(problems).length === 0 ? toCriteria(draft) : null;
    if (!found) {
      setTries(tries + 1);
      return;
    }
    onSearch?.(found);
    void navigate(paths.airTickets.to(lang, criteriaQuery(found)));
  }

  const place = (field: 'from' | 'to') => ({
    label: intl.formatMessage(m[field]),
    code: draft[field],
    place: placeOf(draft[field]),
    error: errorOf(field),
    onChange: (place: Place | null) => {
      if (place) setChosen((before) => [place, ...before]);
      change({ [field]: place?.code ?? null });
    },
  });
  const { from, to, out, back } = draft;
  const sent = Object.entries(
    criteriaQuery({ ...draft, from: from ?? '', to: to ?? '', out: out ?? '' }),
  );

  return (
    <form
      ref={form}
      className={classes.root}
      method="get"
      action={paths.airTickets.to(lang)}
      aria-label={intl.formatMessage(m.name)}
      noValidate
      onSubmit={submit}
    >
      {sent.map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <div className={classes.trip}>
        <SegmentedControl
          label={intl.formatMessage(m.trip)}
          value={oneWay ? 'one-way' : 'return'}
          onChange={(trip) => {
            setOneWay(trip === 'one-way');
            if (trip === 'one-way') change({ back: null });
          }}
          options={[
            { value: 'return', label: intl.formatMessage(m.return) },
            { value: 'one-way', label: intl.formatMessage(m.oneWay) },
          ]}
        />
      </div>
      <div className={classes.from}>
        <PlaceField {...place('from')} icon={<PlaneTakeoff aria-hidden="true" size={20} />} />
      </div>
      <div className={classes.swap}>
        <IconButton
          label={intl.formatMessage(m.swap)}
          variant="outlined"
          icon={<ArrowLeftRight aria-hidden="true" size={20} />}
          onClick={() => setDraft(swapPlaces)}
        />
      </div>
      <div className={classes.to}>
        <PlaceField {...place('to')} icon={<PlaneLanding aria-hidden="true" size={20} />} />
      </div>
      <div className={classes.dates}>
        <TripDates {...{ draft, oneWay, today }} error={errorOf('out')} onChange={change} />
      </div>
      <div className={classes.travellers}>
        <TravellersField
          travellers={draft.travellers}
          ticketClass={draft.ticketClass}
          lastFlight={back ?? out}
          onChange={change}
        />
      </div>
      <Button
        type="submit"
        className={classes.search}
        iconStart={<Search aria-hidden="true" size={20} />}
      >
        {intl.formatMessage(m.search)}
      </Button>
    </form>
  );
}
