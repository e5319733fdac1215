import type { HotelDescription } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Check, DescriptionList } from '@karvon/ui-kit';
import { amenityNames } from '../hotel-facts/hotel-names.messages';
import { aboutMessages as m } from './hotel-about.messages';
import classes from './hotel-about.module.css';
import { LegalInfo } from './legal-info';
import { NearbyPlaces } from './nearby-places';

/** Description, facts and rules of a hotel. */
export function HotelAbout({ hotel }: { hotel: HotelDescription }) {
  const intl = useIntl();
  const { built, reconstructed, rooms, floors, checkIn, checkOut, phone } = hotel;
  const known = (term: string, value: number | null) =>
    value === null ? [] : [{ term, value: String(value) }];
  return (
    <div className={classes.root}>
      <section className={classes.section}>
        <h2 id="about" className={classes.heading}>
          {intl.formatMessage(m.story)}
        </h2>
        {hotel.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <DescriptionList
          className={classes.facts}
          rows={[
            { term: intl.formatMessage(m.checkIn), value: checkIn },
            { term: intl.formatMessage(m.checkOut), value: checkOut },
            ...known(intl.formatMessage(m.rooms), rooms),
            ...known(intl.formatMessage(m.floors), floors),
            ...known(intl.formatMessage(m.built), built),
            ...known(intl.formatMessage(m.reconstructed), reconstructed),
            ...(phone === ''
              ? []
              : [
                  {
                    term: intl.formatMessage(m.phone),
                    value: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>,
                  },
                ]),
          ]}
        />
      </section>
      <section className={classes.section}>
        <h2 id="amenities" className={classes.heading}>
          {intl.formatMessage(m.amenities)}
        </h2>
        <ul className={classes.amenities}>
          {hotel.amenities.map((amenity) => (
            <li key={amenity}>
              <Check aria-hidden="true" size={20} />
              <span>{intl.formatMessage(amenityNames[amenity])}</span>
            </li>
          ))}
        </ul>
      </section>
      <NearbyPlaces nearby={hotel.nearby} />
      <section className={classes.section}>
        <h2 className={classes.heading}>{intl.formatMessage(m.requirements)}</h2>
        <ul className={classes.list}>
          {hotel.requirements.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      {hotel.legal ? <LegalInfo legal={hotel.legal} /> : null}
    </div>
  );
}
