import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Place } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { useHasRecent } from '@karvon/search-parts';
import { useHeldForm } from '@karvon/session';
import {
  ArrowLeftRight,
  Button,
  IconButton,
  PlaneLanding,
  PlaneTakeoff,
  Search,
  Skeleton,
} from '@karvon/ui-kit';
import { useHref, useNavigate } from 'react-router';
import { criteriaQuery, type SearchCriteria } from '../../model/search/search-criteria';
import { changeLeg } from '../../model/search/draft-legs';
import { carriedAs, draftText } from '../../model/search/draft-text';
import {
  draftProblems,
  lastFlight,
  simpleTrip,
  sketchCriteria,
  startDraft,
  swapPlaces,
  switchTrip,
  toCriteria,
  type DraftField,
  type SearchDraft,
} from '../../model/search/search-draft';
import { PlaceField } from '../place-field/place-field';
import { TravellersField } from '../travellers-field/travellers-field';
import { TripDates } from '../trip-dates/trip-dates';
import { TripKinds } from './trip-kinds';
import { useCarriedDraft } from './use-carried-draft';
import { draftProblemTexts, formMessages as m } from './air-search-form.messages';
import classes from './air-search-form.module.css';

const loadLegs = () => import('../multi-leg-fields/multi-leg-fields');
const Legs = lazy(async () => ({ default: (await loadLegs()).MultiLegFields }));
const loadRecent = async () => (await import('../../model/search/recent-searches')).recentSearches;
const RecentSearches = lazy(async () => ({
  default: (await import('../recent-searches/recent-searches')).RecentSearches,
}));
const takeoff = <PlaneTakeoff aria-hidden="true" size={20} />;
const landing = <PlaneLanding aria-hidden="true" size={20} />;

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
  const results = useHref(paths.airTickets.to(lang));
  const form = useRef<HTMLFormElement>(null);
  const carried = useCarriedDraft(today);
  const [start] = useState(() => startDraft({ criteria, homeCity: edition.homeCity, today }));
  const [draft, setDraft] = useState(carried ?? start);
  useHeldForm(carriedAs, draft === start ? null : draftText(draft));
  const [chosen, setChosen] = useState<readonly Place[]>([]);
  const [tries, setTries] = useState(0);
  const placeOf = (code: string | null) =>
    [...chosen, ...places].find((known) => known.code === code);
  const change = (part: Partial<SearchDraft>) => setDraft((before) => ({ ...before, ...part }));

  const problems = draftProblems(draft, (code) => placeOf(code)?.cityCode);
  const errorOf = (index: number, field: DraftField) => {
    const problem = problems[index]?.[field];
    // Days in the wrong order are said at once: it is not that something is still to come.
    const due = tries > 0 || problem === 'out-too-early';
    return due && problem ? intl.formatMessage(draftProblemTexts[problem]) : undefined;
  };

  useEffect(() => {
    if (tries > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus();
  }, [tries]);

  // Whoever has chosen both places asks for the days next; who went on with Tab is already on the way there.
  const [asked, setAsked] = useState(0);

  function submit(event: FormEvent) {
    event.preventDefault();
    const sound = problems.every((leg) => Object.keys(leg).length === 0);
    const found = sound ? toCriteria(draft) : null;
    if (!found) {
      setTries(tries + 1);
      return;
    }
    onSearch?.(found);
    void navigate(paths.airTickets.to(lang, criteriaQuery(found)));
  }

  const changeLegs = (edit: (legs: SearchDraft['legs']) => SearchDraft['legs']) =>
    setDraft((before) => ({ ...before, legs: edit(before.legs) }));
  const placeField = (index: number, field: 'from' | 'to') => {
    const leg = draft.legs[index];
    const code = leg?.[field] ?? null;
    const other = leg?.[field === 'from' ? 'to' : 'from'] ?? null;
    return {
      label: intl.formatMessage(m[field]),
      code,
      place: placeOf(code),
      error: errorOf(index, field),
      icon: field === 'from' ? takeoff : landing,
      field,
      other,
      today,
      onChange: (place: Place | null, leaving = true) => {
        if (place) setChosen((before) => [place, ...before]);
        if (!leaving && other && !leg?.out) setAsked(asked + 1);
        changeLegs((legs) => changeLeg(legs, index, { [field]: place?.code ?? null }));
      },
    };
  };
  const multi = draft.trip === 'multi';
  const sent = Object.entries(criteriaQuery(sketchCriteria(draft)));

  return (
    <>
      <form
        ref={form}
        className={classes.root}
        data-multi={multi || undefined}
        method="get"
        action={results}
        aria-label={intl.formatMessage(m.name)}
        noValidate
        onSubmit={submit}
      >
        {sent.map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
        <div className={classes.trip} onPointerEnter={loadLegs} onFocus={loadLegs}>
          <TripKinds
            trip={draft.trip}
            onChange={(trip) => setDraft((before) => switchTrip(before, trip))}
          />
        </div>
        {multi ? (
          <div className={classes.legs}>
            <Suspense fallback={<Skeleton shape="block" />}>
              <Legs {...{ draft, today, placeField, errorOf }} onChange={changeLegs} />
            </Suspense>
          </div>
        ) : (
          <>
            <div className={classes.from}>
              <PlaceField {...placeField(0, 'from')} />
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
              <PlaceField {...placeField(0, 'to')} />
            </div>
            <div className={classes.dates}>
              <TripDates
                asked={asked}
                trip={simpleTrip(draft)}
                oneWay={draft.trip === 'one-way'}
                today={today}
                error={errorOf(0, 'out')}
                onChange={({ out, back }) => {
                  if (draft.trip === 'return') change({ back });
                  changeLegs((legs) => changeLeg(legs, 0, { out }));
                }}
              />
            </div>
          </>
        )}
        <div className={classes.travellers}>
          <TravellersField
            travellers={draft.travellers}
            ticketClass={draft.ticketClass}
            lastFlight={lastFlight(draft)}
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
      {useHasRecent(loadRecent) ? (
        <Suspense fallback={null}>
          <RecentSearches
            today={today}
            onGone={() => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()}
          />
        </Suspense>
      ) : null}
    </>
  );
}
