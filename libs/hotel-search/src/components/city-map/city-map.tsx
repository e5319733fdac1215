import { useId, useMemo, useState } from 'react';
import type { HotelLocation, HotelObject } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { IconButton, Minus, Plus, RefreshCw, VisuallyHidden } from '@karvon/ui-kit';
import { cityPlan } from '../../model/city-plan';
import type { HotelFacts } from '../../model/hotel-facts';
import { clusterPins, type Cluster } from '../../model/map-clusters';
import { scaleBounds, toScreen } from '../../model/map-view';
import type { Stay } from '../../model/stay';
import { mapMessages as m } from './city-map.messages';
import classes from './city-map.module.css';
import { MapCard } from './map-card';
import { MapGround } from './map-ground';
import { MapPins } from './map-pins';
import { useMapGestures } from './use-map-gestures';
import { useMapView } from './use-map-view';

export interface CityMapProps {
  location: HotelLocation;
  objects: readonly HotelObject[];
  /** Those that pass the filters, in the order of the list. */
  hotels: readonly HotelFacts[];
  all: readonly HotelFacts[];
  stay: Stay;
  /** Pointed at in the list. */
  active: string | null;
  onActive: (code: string | null) => void;
}

/** Hotels as prices on a drawn plan of the city. The list has the same content for visitors who cannot use the map. */
export function CityMap(props: CityMapProps) {
  const { location, objects, hotels, all, stay, active, onActive } = props;
  const intl = useIntl();
  const hint = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const plan = useMemo(
    () => cityPlan(location, { hotels, all, objects }),
    [location, hotels, all, objects],
  );
  const spots = useMemo(() => plan.hotels.map(({ spot }) => spot), [plan]);
  const byCode = useMemo(() => new Map(hotels.map((facts) => [facts.hotel.code, facts])), [hotels]);
  const { setFrame, view, closer, farther, zoom, pan, fit, fitTo } = useMapView(spots);
  const { setSurface, ...gestures } = useMapGestures({ pan, zoom });
  const card = chosen === null ? undefined : byCode.get(chosen);

  const clusters = useMemo(() => {
    if (!view) return [];
    return clusterPins(
      plan.hotels
        .map(({ facts, spot }) => ({
          code: facts.hotel.code,
          price: facts.shown.total.amount,
          ...toScreen(spot, view),
        }))
        .filter(({ x, y }) => x > 0 && y > 0 && x < view.width && y < view.height),
    );
  }, [plan, view]);

  function press({ pins }: Cluster) {
    const codes = new Set(pins.map(({ code }) => code));
    const apart = view && view.scale < scaleBounds.max;
    if (pins.length > 1 && apart) {
      fitTo(plan.hotels.flatMap(({ facts, spot }) => (codes.has(facts.hotel.code) ? spot : [])));
      return;
    }
    // Several hotels at one address: each press shows the next one.
    const at = pins.findIndex(({ code }) => code === chosen);
    const code = pins[(at + 1) % pins.length]!.code;
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
        <div ref={setSurface} {...gestures} className={classes.surface}>
          {view ? (
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
      <div className={classes.controls}>
        <IconButton
          variant="outlined"
          label={intl.formatMessage(m.closer)}
          icon={<Plus aria-hidden="true" size={20} />}
          onClick={closer}
        />
        <IconButton
          variant="outlined"
          label={intl.formatMessage(m.farther)}
          icon={<Minus aria-hidden="true" size={20} />}
          onClick={farther}
        />
        <IconButton
          variant="outlined"
          label={intl.formatMessage(m.all)}
          icon={<RefreshCw aria-hidden="true" size={20} />}
          onClick={fit}
        />
      </div>
      {card ? <MapCard facts={card} stay={stay} onClose={() => setChosen(null)} /> : null}
      <p className={classes.scheme}>{intl.formatMessage(m.scheme)}</p>
    </div>
  );
}
