import { useState, type FormEvent } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { HotelLocation } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { RecentPlace } from '@karvon/search-parts';
import { Button, Search, lazyPart } from '@karvon/ui-kit';
import { useNavigate } from 'react-router';
import { criteriaQuery, type HotelCriteria } from '../../model/hotel-criteria';
import { stayQuery } from '../../model/stay';
import { draftProblems, sketchQuery, startDraft, toCriteria } from '../../model/stay-draft';
import type { CitySuggestion } from '../city-field/city-suggestion';
import { CityField } from '../city-field/city-field';
import { suggestionText } from '../city-field/city-text';
import { GuestsField } from '../guests-field/guests-field';
import { StayDates } from '../stay-dates/stay-dates';
import { useStayForm } from '../stay-form/use-stay-form';
import { formMessages as m } from '../hotel-search-form.messages';
import classes from './hotel-search-form.module.css';

const loadRecent = async () => (await import('../../model/recent-searches')).recentSearches;
const RecentSearches = lazyPart(
  async () => (await import('../recent-searches/recent-searches')).RecentSearches,
);

export interface HotelSearchFormProps {
  /** The address that fills the form: with a search, a city or neither. */
  params?: URLSearchParams;
  /** The city of `params`, if its name is known. */
  location?: HotelLocation | null;
  /** Today on the edition's clock, as the server knows it. */
  today: PlainDate;
  /** Called when the search is on its way. */
  onSearch?: (criteria: HotelCriteria) => void;
}

const nothing = new URLSearchParams();

/**
 * Where, which nights and who. It leads to the list. Before its code has loaded, the browser sends the same fields by
 * itself. Give it another `key` when `params` change from outside.
 */
export function HotelSearchForm(props: HotelSearchFormProps) {
  const { params = nothing, location, today, onSearch } = props;
  const intl = useIntl();
  const lang = useLocale();
  const navigate = useNavigate();
  const { form, draft, change, errorOf, blame } = useStayForm(
    () => startDraft(params, today),
    draftProblems,
  );
  const [latest, setLatest] = useState<CitySuggestion | null>(null);
  const chosen = latest?.location.code === draft.city ? latest : null;
  const { hotel, view } = chosen?.aim ?? {};
  const known = location?.code === draft.city ? location?.name : undefined;

  // After the place is chosen the calendar opens. It stays closed for a visitor who left the field with Tab.
  const [requested, setRequested] = useState(0);

  function choose(suggestion: CitySuggestion | null, leaving = true) {
    if (suggestion) setLatest(suggestion);
    change({ city: suggestion?.location.code ?? null });
    if (!leaving && draft.arrival === null) setRequested(requested + 1);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = toCriteria(draft);
    if (!found) return blame();
    onSearch?.(found);
    void navigate(
      hotel
        ? paths.hotel.to(lang, { code: hotel, ...stayQuery(found) })
        : paths.hotels.to(lang, { ...criteriaQuery(found), ...view }),
    );
  }

  return (
    <>
      <form
        ref={form}
        className={classes.root}
        method="get"
        action={paths.hotels.to(lang)}
        aria-label={intl.formatMessage(m.name)}
        noValidate
        onSubmit={submit}
      >
        {Object.entries(sketchQuery(draft)).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={classes.city}>
          <CityField
            today={today}
            code={draft.city}
            name={chosen ? suggestionText(chosen) : known}
            error={errorOf('city')}
            onChange={choose}
          />
        </div>
        <StayDates
          requested={requested}
          stay={draft}
          hotel={hotel}
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
        <Button
          type="submit"
          className={classes.search}
          iconStart={<Search aria-hidden="true" size={20} />}
        >
          {intl.formatMessage(m.search)}
        </Button>
      </form>
      <RecentPlace of="recent-hotel-searches" today={today} load={loadRecent}>
        <RecentSearches
          today={today}
          onGone={() => form.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()}
        />
      </RecentPlace>
    </>
  );
}
