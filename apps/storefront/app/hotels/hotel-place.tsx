import { PlaceMap, type PlaceMapProps } from '@karvon/street-map';
import { Card } from '@karvon/ui-kit';
import { useSite } from '../data/use-site';

type Place = Pick<PlaceMapProps, 'place'>;

/** Where a hotel is; the page of a hotel writes it below its rooms. */
export function HotelPlace({ place }: Place) {
  return <PlaceMap place={place} mapStyle={useSite().mapStyle} />;
}

/** The same on the paper of an order. */
export function StayPlace({ place }: Place) {
  return (
    <Card>
      <HotelPlace place={place} />
    </Card>
  );
}
