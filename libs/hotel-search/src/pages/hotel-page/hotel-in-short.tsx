import type { HotelDescription, HotelObjectKind } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { Card, DescriptionList } from '@karvon/ui-kit';
import { aboutMessages } from '../../components/hotel-about/hotel-about.messages';
import { amenityNames, objectKindNames } from '../../components/hotel-facts/hotel-names.messages';
import { useDistance } from '../../components/hotel-facts/use-distance';
import { hotelMessages as m } from './hotel-page.messages';
import classes from './hotel-page.module.css';

const notified: readonly HotelObjectKind[] = ['metro', 'attraction', 'railway-station', 'airport'];

/** What most visitors ask first: check-in times and distances. */
export function HotelInShort({ hotel }: { hotel: HotelDescription }) {
  const intl = useIntl();
  const distance = useDistance();
  const { checkIn, checkOut, amenities, nearby } = hotel;
  const near = notified.flatMap((kind) => nearby.find((place) => place.kind === kind) ?? []);
  return (
    <Card>
      <DescriptionList
        className={classes.short}
        rows={[
          { term: intl.formatMessage(aboutMessages.checkIn), value: checkIn },
          { term: intl.formatMessage(aboutMessages.checkOut), value: checkOut },
          ...(amenities.includes('parking')
            ? [
                {
                  term: intl.formatMessage(amenityNames.parking),
                  value: intl.formatMessage(m.onSite),
                },
              ]
            : []),
          ...near.map(({ kind, name, distance: metres }) => ({
            // The name alone identifies a sight. The name of a city may also be that of its airport and its station.
            term:
              kind === 'attraction'
                ? name
                : intl.formatMessage(m.nearNamed, {
                    kind: intl.formatMessage(objectKindNames[kind]),
                    name,
                  }),
            value: distance(metres),
          })),
        ]}
      />
    </Card>
  );
}
