import { useRef, useState, type KeyboardEvent } from 'react';
import { useFormat, useIntl } from '@karvon/i18n';
import { useStayTexts } from '@karvon/stay';
import { VisuallyHidden } from '@karvon/ui-kit';
import type { HotelFacts } from '../../model/hotel-facts';
import { neighbour, type Cluster } from '../../model/map-clusters';
import { mapMessages as m } from './city-map.messages';
import classes from './city-map.module.css';

interface MapPinsProps {
  clusters: readonly Cluster[];
  hotels: ReadonlyMap<string, HotelFacts>;
  /** Pointed at in the list. */
  active: string | null;
  chosen: string | null;
  onActive: (code: string | null) => void;
  onPress: (cluster: Cluster) => void;
  onCloser: () => void;
  onFarther: () => void;
}

const keyOf = ({ pins }: Cluster) => pins[0]!.code;

/** Prices on the map. One stop for Tab; arrows lead from pin to pin. */
export function MapPins(props: MapPinsProps) {
  const { clusters, hotels, active, chosen, onActive, onPress } = props;
  const intl = useIntl();
  const format = useFormat();
  const texts = useStayTexts();
  const [current, setCurrent] = useState<string>();
  const pins = useRef<HTMLDivElement>(null);
  const stop = clusters.find((cluster) => keyOf(cluster) === current) ?? clusters[0];

  function walk(event: KeyboardEvent, from: Cluster) {
    if (event.key === '+' || event.key === '=') props.onCloser();
    if (event.key === '-') props.onFarther();
    const next = neighbour(from, event.key, clusters);
    if (!next) return;
    event.preventDefault();
    pins.current?.querySelector<HTMLElement>(`[data-pin="${keyOf(next)}"]`)?.focus();
  }

  return (
    <div ref={pins}>
      {clusters.map((cluster) => {
        const key = keyOf(cluster);
        const facts = hotels.get(key)!;
        const single = cluster.pins.length === 1;
        const { total } = cluster.from;
        const price = format.money(total);
        const short = format.compact(total.amount / 100);
        const name = single
          ? intl.formatMessage(m.pin, { hotel: facts.hotel.name, price })
          : intl.formatMessage(m.cluster, { count: cluster.pins.length, price });
        const has = (code: string | null) => cluster.pins.some((pin) => pin.code === code);
        return (
          <button
            key={key}
            type="button"
            data-pin={key}
            className={classes.pin}
            style={{ translate: `calc(${cluster.x}px - 50%) calc(${cluster.y}px - 50%)` }}
            data-active={has(active) || has(chosen) || undefined}
            data-many={!single || undefined}
            aria-pressed={single ? chosen === key : undefined}
            tabIndex={cluster === stop ? 0 : -1}
            onPointerEnter={() => onActive(key)}
            onPointerLeave={() => onActive(null)}
            onFocus={() => {
              setCurrent(key);
              onActive(key);
            }}
            onBlur={() => onActive(null)}
            onKeyDown={(event) => walk(event, cluster)}
            onClick={() => onPress(cluster)}
          >
            <span aria-hidden="true">
              {single
                ? short
                : intl.formatMessage(m.clusterText, { count: cluster.pins.length, price: short })}
            </span>
            <VisuallyHidden>{[name, ...texts.beside(cluster.from)].join('. ')}</VisuallyHidden>
          </button>
        );
      })}
    </div>
  );
}
