import { PlaceMap, type PlaceMapProps } from '@karvon/street-map';
import { Card } from '@karvon/ui-kit';
import { useSite } from '../data/use-site';

type Place = Pick<PlaceMapProps, 'place'>;

/** The map of a hotel; the hotel's page shows it below the rooms. */
export function HotelPlace({ place }: Place) {
  return <PlaceMap place={place} mapStyle={useSite().mapStyle} />;
}

/** The same in a printed order. */
export function StayPlace({ place }: Place) {
  return (
    <Card>
      <HotelPlace place={place} />
    </Card>
  );
}
