import { lazy, Suspense, useState, type FormEvent } from 'react';
import type { PlainDate } from '@karvon/calendar';
import type { HotelLocation } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Search } from '@karvon/ui-kit';
import { useNavigate } from 'react-router';
import { criteriaQuery, type HotelCriteria } from '../../model/hotel-criteria';
import { draftProblems, sketchQuery, startDraft, toCriteria } from '../../model/stay-draft';
import { CityField } from '../city-field/city-field';
import { GuestsField } from '../guests-field/guests-field';
import { useHasRecentSearches } from '../recent-searches/use-has-recent-searches';
import { StayDates } from '../stay-dates/stay-dates';
import { useStayForm } from '../stay-form/use-stay-form';
import { formMessages as m } from './hotel-search-form.messages';
import classes from './hotel-search-form.module.css';

const RecentSearches = lazy(async () => ({
  default: (await import('../recent-searches/recent-searches')).RecentSearches,
}));

export interface HotelSearchFormProps {
  /** Where the form begins: an address with a search, a city or nothing of it. */
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
 * Where, which nights and who. Leads to the address of the list; before its code is there the browser sends the same
 * fields by itself. Give it another `key` when `params` change from outside.
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
  const [chosen, setChosen] = useState<HotelLocation | null>(null);
  const known = [chosen, location].find((one) => one?.code === draft.city) ?? undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = toCriteria(draft);
    if (!found) return blame();
    onSearch?.(found);
    void navigate(paths.hotels.to(lang, criteriaQuery(found)));
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
            location={known}
            error={errorOf('city')}
            onChange={(city) => {
              if (city) setChosen(city);
              change({ city: city?.code ?? null });
            }}
          />
        </div>
        <StayDates
          arrival={draft.arrival}
          departure={draft.departure}
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
      {useHasRecentSearches() ? (
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
