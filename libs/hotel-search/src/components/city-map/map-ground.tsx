import type { HotelObject, HotelObjectKind } from '@karvon/contract';
import { pinCover, type Cluster } from '../../model/map-clusters';
import { readableLabels, uncovered, type Cover, type MapLabel } from '../../model/map-labels';
import { roundLength, toScreen, type MapView, type Spot } from '../../model/map-view';
import { useDistance } from '../hotel-facts/use-distance';
import classes from './city-map.module.css';

interface MapGroundProps {
  view: MapView;
  objects: readonly { object: HotelObject; spot: Spot }[];
  districts: readonly { name: string; spot: Spot }[];
  /** Boxes of the pins: names under a pin are not drawn. */
  pins: readonly Cluster[];
}

/** The order in which places get their names when there is no room for all. */
const weight: Record<HotelObjectKind, number> = {
  'city-centre': 0,
  airport: 1,
  'railway-station': 2,
  attraction: 3,
  metro: 4,
};

/** Other positions of a name near the middle of a district. */
const aside = [24, -24];

const markCover = { halfWidth: 9, halfHeight: 9 };

/** Boxes of the buttons, the scale and the switch. */
const furniture = ({ width, height, textScale }: MapView): Cover[] => [
  { x: width, y: 0, halfWidth: 64 * textScale, halfHeight: 160 * textScale },
  { x: 0, y: height, halfWidth: 152, halfHeight: 22 * (1 + textScale) },
  // The switch that lets the list follow the map.
  { x: 0, y: 0, halfWidth: 304 * textScale, halfHeight: 60 * textScale },
];

function Mark({ kind, x, y }: Spot & { kind: HotelObjectKind }) {
  const at = `translate(${x} ${y})`;
  if (kind === 'metro') {
    return (
      <g transform={at} className={classes.metro}>
        <circle r={7} />
        <path d="M-3.5 3 -2 -3 0 1 2 -3 3.5 3" />
      </g>
    );
  }
  if (kind === 'airport') {
    return (
      <path
        transform={at}
        className={classes.airport}
        d="M0-9 2-2 9 3v2L2 3 1.5 7 4 9v1L0 9l-4 1V9l2.5-2L-2 3l-7 2V3l7-5z"
      />
    );
  }
  if (kind === 'railway-station') {
    return (
      <rect
        transform={at}
        className={classes.station}
        x={-6}
        y={-6}
        width={12}
        height={12}
        rx={3}
      />
    );
  }
  if (kind === 'city-centre') return <circle transform={at} className={classes.centre} r={5} />;
  return <path transform={at} className={classes.sight} d="M0-7 2-2 7 0 2 2 0 7-2 2-7 0-2-2z" />;
}

/** The plan under the pins: circles of distance, districts and sights. We draw it ourselves, without tiles of a map service. */
export function MapGround({ view, objects, districts, pins }: MapGroundProps) {
  const distance = useDistance();
  const { width, height, scale, textScale } = view;
  const centre = toScreen({ x: 0, y: 0 }, view);
  const ring = roundLength(scale, Math.min(width, height) / 2.5);
  const rings = [1, 2, 3, 4, 5].map((count) => count * ring);
  const covers = [...pins.map((pin) => pinCover(pin, textScale)), ...furniture(view)];
  const inView = objects
    .map(({ object, spot }) => ({ object, ...toScreen(spot, view), ...markCover }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height)
    .sort((a, b) => weight[a.object.kind] - weight[b.object.kind]);
  const marks = uncovered(inView, covers);
  const below = 10 + 8 * textScale;
  const names = readableLabels<MapLabel & { kind: string }>(
    [
      ...districts.map(({ name, spot }) => ({
        text: name,
        kind: 'district',
        shifts: aside.map((down) => down * textScale),
        ...toScreen(spot, view),
      })),
      ...marks
        .filter(({ object }) => object.kind !== 'city-centre')
        .map(({ object, x, y }) => ({
          text: object.name,
          kind: object.kind,
          // As far above the mark as it stands below.
          shifts: [-2 * below],
          x,
          y: y + below,
        })),
      ...rings.map((metres) => ({
        text: distance(metres),
        kind: 'ring',
        shifts: [2 * metres * scale],
        x: centre.x,
        y: centre.y - metres * scale,
      })),
    ],
    view,
    [...covers, ...marks],
  );
  const bar = roundLength(scale, 120);
  return (
    <svg className={classes.ground} width={width} height={height} aria-hidden="true">
      {rings.map((metres) => (
        <circle
          key={metres}
          className={classes.ring}
          cx={centre.x}
          cy={centre.y}
          r={metres * scale}
        />
      ))}
      {marks.map(({ object, x, y }) => (
        <Mark key={object.code} kind={object.kind} x={x} y={y} />
      ))}
      {names.map(({ text, kind, x, y }) => (
        <text key={`${kind} ${text}`} className={classes.label} data-kind={kind} x={x} y={y}>
          {text}
        </text>
      ))}
      <g transform={`translate(16 ${height - 16})`} className={classes.bar}>
        <path d={`M0-6V0H${bar * scale}V-6`} />
        <text x={(bar * scale) / 2} y={-8}>
          {distance(bar)}
        </text>
      </g>
    </svg>
  );
}
