import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { Skeleton, useClientWidth, lazyPart } from '@karvon/ui-kit';
import classes from './hotels-page.module.css';

export const loadMap = () => import('../../components/city-map/city-map');
const CityMap = lazyPart(async () => (await loadMap()).CityMap);

type MapProps = ComponentProps<typeof CityMap>;

interface MapBesideProps extends Omit<MapProps, 'location'> {
  /** Null until the city is known. */
  location: MapProps['location'] | null;
  /** The list, which a narrow screen hides. */
  children: ReactNode;
}

/** The map of the city, with the list beside it on a wide screen. */
export function MapBeside({ location, children, ...map }: MapBesideProps) {
  // Only a browser draws the map: the server writes the frame.
  const awake = useClientWidth() !== undefined;
  const frame = <Skeleton shape="block" />;
  return (
    <div className={classes.split}>
      <div className={classes.map}>
        {awake && location ? (
          <Suspense fallback={frame}>
            <CityMap {...map} location={location} />
          </Suspense>
        ) : (
          frame
        )}
      </div>
      <div className={classes.list}>{children}</div>
    </div>
  );
}
