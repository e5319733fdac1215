import type { HotelDescription, HotelObjectKind } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { DescriptionList } from '@karvon/ui-kit';
import { nearKinds } from '../../model/hotel-filter';
import { useDistance } from '../hotel-facts/use-distance';
import { aboutMessages as m, nearbyHeadings } from './hotel-about.messages';
import classes from './hotel-about.module.css';

/** Of each kind; a city has dozens of stations. */
const maxOfKind: Record<HotelObjectKind, number> = {
  'city-centre': 1,
  metro: 3,
  attraction: 5,
  'railway-station': 2,
  airport: 2,
};

/** What is near a hotel, by kinds, the nearest first; nothing where its supplier tells nothing. */
export function NearbyPlaces({ nearby }: Pick<HotelDescription, 'nearby'>) {
  const intl = useIntl();
  const distance = useDistance();
  const groups = nearKinds
    .map((kind) => ({
      kind,
      places: nearby
        .filter((place) => place.kind === kind)
        .toSorted((a, b) => a.distance - b.distance)
        .slice(0, maxOfKind[kind]),
    }))
    .filter(({ places }) => places.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={classes.section}>
      <h2 className={classes.heading}>{intl.formatMessage(m.nearby)}</h2>
      <div className={classes.groups}>
        {groups.map(({ kind, places }) => (
          <section key={kind} className={kind === 'city-centre' ? classes.line : undefined}>
            {kind === 'city-centre' ? null : (
              <h3 className={classes.group}>
                {intl.formatMessage(nearbyHeadings[kind], { count: places.length })}
              </h3>
            )}
            <DescriptionList
              rows={places.map((place) => ({ term: place.name, value: distance(place.distance) }))}
            />
          </section>
        ))}
      </div>
      <p className={classes.note}>{intl.formatMessage(m.straight)}</p>
    </div>
  );
}
