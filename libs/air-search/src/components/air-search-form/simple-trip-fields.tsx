import { useIntl } from '@karvon/i18n';
import { ArrowLeftRight, IconButton } from '@karvon/ui-kit';
import { changeLeg } from '../../model/search/draft-legs';
import { simpleTrip, swapPlaces } from '../../model/search/search-draft';
import { PlaceField } from '../place-field/place-field';
import { TripDates } from '../trip-dates/trip-dates';
import { formMessages as m } from './air-search-form.messages';
import classes from './air-search-form.module.css';
import type { SearchFields } from './use-search-draft';

/** From, to and the days of a trip with one destination. */
export function SimpleTripFields({ search }: { search: SearchFields }) {
  const { draft, setDraft, placeField } = search;
  const intl = useIntl();
  return (
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
          requested={search.requested}
          trip={simpleTrip(draft)}
          oneWay={draft.trip === 'one-way'}
          today={search.today}
          error={search.errorOf(0, 'out')}
          onChange={({ out, back }) =>
            setDraft((before) => ({
              ...before,
              ...(before.trip === 'return' && { back }),
              legs: changeLeg(before.legs, 0, { out }),
            }))
          }
        />
      </div>
    </>
  );
}
