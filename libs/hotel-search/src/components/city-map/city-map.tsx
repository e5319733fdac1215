import { startTransition, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { HotelLocation, HotelObject } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { StreetGround } from '@karvon/street-map';
import { VisuallyHidden } from '@karvon/ui-kit';
import { cityPlan, pinsInView } from '../../model/city-plan';
import type { RoomsWanted } from '../../model/hotel-criteria';
import type { HotelFacts } from '../../model/hotel-facts';
import { clusterPins, type Cluster } from '../../model/map-clusters';
import { cameraOf, scaleBounds } from '../../model/map-view';
import { mapMessages as m } from './city-map.messages';
import classes from './city-map.module.css';
import { MapCard } from './map-card';
import { MapControls } from './map-controls';
import { MapGround } from './map-ground';
import { MapPins } from './map-pins';
import { useMapGestures } from './use-map-gestures';
import { useMapView } from './use-map-view';

export interface SeenHotels {
  hotels: HotelFacts[];
  count: number;
}

export interface CityMapProps {
  location: HotelLocation;
  objectList: readonly HotelObject[];
  /** Those that pass the filters, in the order of the list. */
  hotels: readonly HotelFacts[];
  /** All of them. */
  facts: readonly HotelFacts[];
  stay: RoomsWanted;
  /** Pointed at in the list. */
  active: string | null;
  onActive: (code: string | null) => void;
  /** The style of the streets under them; without one, or when it does not come, they stand on a drawn plan. */
  mapStyle: string | undefined;
  /** Called with the hotels that the map shows when the list is to follow it, and with nothing when it is not. */
  onSeen: (seen?: SeenHotels) => void;
}

/** Hotels as prices on a drawn plan of the city. The list has the same content for visitors who cannot use the map. */
export function CityMap(props: CityMapProps) {
  const { location, objectList, hotels, facts, stay, active, onActive, onSeen } = props;
  const intl = useIntl();
  const hint = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const plan = useMemo(
    () => cityPlan(location, { hotels, all: facts, objects: objectList }),
    [location, hotels, facts, objectList],
  );
  const spots = useMemo(() => plan.hotels.map(({ spot }) => spot), [plan]);
  const byCode = useMemo(() => new Map(hotels.map((one) => [one.hotel.code, one])), [hotels]);
  const { setFrame, view, closer, farther, zoom, pan, fit, fitTo } = useMapView(spots);
  const { setSurface, ...gestures } = useMapGestures({ pan, zoom });
  const card = chosen === null ? undefined : byCode.get(chosen);
  const [plain, setPlain] = useState(props.mapStyle === undefined);
  const usePlain = useCallback(() => setPlain(true), []);

  const pins = useMemo(() => (view ? pinsInView(plan, view) : []), [plan, view]);
  const textScale = view?.textScale ?? 1;
  const clusters = useMemo(() => clusterPins(pins, textScale), [pins, textScale]);
  const [following, setFollowing] = useState(false);
  // A map without hotels does not empty the list.
  const inSight = (following && pins.map(({ code }) => code).join()) || null;
  useEffect(() => {
    const codes = new Set(inSight?.split(','));
    const seen = hotels.filter(({ hotel }) => codes.has(hotel.code));
    // The list may be long: the map goes on moving meanwhile.
    startTransition(() => onSeen(inSight ? { hotels: seen, count: seen.length } : undefined));
  }, [inSight, hotels, onSeen]);
  useEffect(() => () => onSeen(), [onSeen]);

  function press({ pins: pressed }: Cluster) {
    const codes = new Set(pressed.map(({ code }) => code));
    const apart = view && view.scale < scaleBounds.max;
    if (pressed.length > 1 && apart) {
      fitTo(plan.hotels.flatMap((one) => (codes.has(one.facts.hotel.code) ? one.spot : [])));
      return;
    }
    // Several hotels at one address: each press shows the next one.
    const at = pressed.findIndex(({ code }) => code === chosen);
    const code = pressed[(at + 1) % pressed.length]!.code;
    setChosen(code);
    document.getElementById(`hotel-${code}`)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div
      className={classes.root}
      role="group"
      aria-label={intl.formatMessage(m.name, { nameIn: location.nameIn })}
      aria-describedby={hint}
    >
      <VisuallyHidden id={hint}>{intl.formatMessage(m.hint)}</VisuallyHidden>
      <div ref={setFrame} className={classes.window}>
        {view && props.mapStyle && !plain ? (
          <StreetGround
            style={props.mapStyle}
            camera={cameraOf(view, location.position)}
            onFailure={usePlain}
          />
        ) : null}
        <div ref={setSurface} {...gestures} className={classes.surface}>
          {view && plain ? (
            <MapGround
              view={view}
              objects={plan.objects}
              districts={plan.districts}
              pins={clusters}
            />
          ) : null}
        </div>
        <MapPins
          {...{ clusters, active, chosen, onActive }}
          hotels={byCode}
          onPress={press}
          onCloser={closer}
          onFarther={farther}
        />
      </div>
      <MapControls {...{ closer, farther, fit, following }} onFollow={setFollowing} />
      {card ? <MapCard facts={card} stay={stay} onClose={() => setChosen(null)} /> : null}
      {plain ? <p className={classes.scheme}>{intl.formatMessage(m.scheme)}</p> : null}
    </div>
  );
}
