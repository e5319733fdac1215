import type { HotelObject } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Building2, MapPin, TrainFront } from '@karvon/ui-kit';
import type { HotelFacts } from '../../model/hotel-facts';
import { factMessages as m } from '../hotel-facts/hotel-facts.messages';
import { useDistance } from '../hotel-facts/use-distance';
import classes from './place-facts.module.css';

/** Location of a hotel: district, distance to the centre, nearest metro station. */
export function PlaceFacts({
  facts: { hotel, toCentre, distances },
  objects,
}: {
  facts: HotelFacts;
  objects: ReadonlyMap<string, HotelObject>;
}) {
  const intl = useIntl();
  const distance = useDistance();
  const [metro] = [...distances].filter(([code]) => objects.get(code)?.kind === 'metro');
  return (
    <ul className={classes.facts}>
      <li>
        <Building2 aria-hidden="true" size={16} />
        <span>{hotel.district ?? hotel.address}</span>
      </li>
      {toCentre < Infinity ? (
        <li>
          <MapPin aria-hidden="true" size={16} />
          <span>{intl.formatMessage(m.toCentre, { distance: distance(toCentre) })}</span>
        </li>
      ) : null}
      {metro ? (
        <li>
          <TrainFront aria-hidden="true" size={16} />
          <span>
            {intl.formatMessage(m.toObject, {
              name: objects.get(metro[0])?.name,
              distance: distance(metro[1]),
            })}
          </span>
        </li>
      ) : null}
    </ul>
  );
}
