import { Suspense, useEffect, useRef, type FormEvent } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { Place } from '@karvon/contract';
import type { Edition } from '@karvon/edition';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { RecentPlace } from '@karvon/search-parts';
import { Button, Search, Skeleton, lazyPart } from '@karvon/ui-kit';
import { useHref, useNavigate } from 'react-router';
import { criteriaQuery, type SearchCriteria } from '../../model/search/search-criteria';
import { lastFlight, sketchCriteria, switchTrip } from '../../model/search/search-draft';
import { TravellersField } from '../travellers-field/travellers-field';
import { formMessages as m } from './air-search-form.messages';
import classes from './air-search-form.module.css';
import { SimpleTripFields } from './simple-trip-fields';
import { TripKinds } from './trip-kinds';
import { useSearchDraft } from './use-search-draft';

const loadLegs = () => import('./multi-leg-fields/multi-leg-fields');
const Legs = lazyPart(async () => (await loadLegs()).MultiLegFields);
const loadRecent = async () => (await import('../../model/search/recent-searches')).recentSearches;
const RecentSearches = lazyPart(
  async () => (await import('../recent-searches/recent-searches')).RecentSearches,
);

export interface AirSearchFormProps {
  edition: Edition;
  /** The search to change; without it the form has the defaults. */
  criteria?: SearchCriteria | null;
  /** Places whose names are known: those of the search, or the home city. */
  places: readonly Place[];
  /** Today on the edition's clock, as the server knows it. */
  today: PlainDate;
  /** Called when the search is submitted. */
  onSearch?: (criteria: SearchCriteria) => void;
}

/**
 * The search form: places, days and passengers. Submitting it opens the page of results; before its code has loaded, the browser
 * itself sends the same fields. Give it another `key` when `criteria` change from outside.
 */
export function AirSearchForm(props: AirSearchFormProps) {
  const { edition, criteria = null, places, today, onSearch } = props;
  const intl = useIntl();
  const lang = useLocale();
  const navigate = useNavigate();
  const results = useHref(paths.airTickets.to(lang));
  const form = useRef<HTMLFormElement>(null);
  const { homeCity } = edition;
  const search = useSearchDraft({ criteria, homeCity, places, today });
  const { draft, setDraft, tries } = search;

  useEffect(() => {
    if (tries > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus();
  }, [tries]);

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = search.finish();
    if (!found) return;
    onSearch?.(found);
    void navigate(paths.airTickets.to(lang, criteriaQuery(found)));
  }

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
              <Legs search={search} />
            </Suspense>
          </div>
        ) : (
          <SimpleTripFields search={search} />
        )}
        <div className={classes.travellers}>
          <TravellersField
            travellers={draft.travellers}
            ticketClass={draft.ticketClass}
            lastFlight={lastFlight(draft)}
            onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
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
      <RecentPlace of="recent-searches" today={today} load={loadRecent}>
        <RecentSearches
          today={today}
          onGone={() => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()}
        />
      </RecentPlace>
    </>
  );
}
