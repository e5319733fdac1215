import type { Light } from './light.ts';
import { d, disc, fade, line, mix, path, rect, times } from './svg.ts';

/* Domes and onions. */

const domeData = (x: number, foot: number, width: number, height: number, bulge: number) => {
  const h = width / 2;
  return {
    left: d`M${x} ${foot}H${x - h}C${x - h * (1 + bulge)} ${foot - height * 0.42} ${x - h * 0.62} ${foot - height * 0.78} ${x} ${foot - height}z`,
    right: d`M${x} ${foot}H${x + h}C${x + h * (1 + bulge)} ${foot - height * 0.42} ${x + h * 0.62} ${foot - height * 0.78} ${x} ${foot - height}z`,
  };
};
/** A dome with a lit and a shaded half, ribs and a drum. */
export function dome(
  l: Light,
  x: number,
  foot: number,
  width: number,
  {
    height = width * 0.82,
    colour = '#27a9ab',
    drum = width * 0.2,
    drumColour = '#e7cfa4',
    bulge = 0.16,
    ribs = 4,
    depth = 0,
    finial = true,
    gold = '#f0b035',
  } = {},
) {
  const base = foot - drum;
  const { left, right } = domeData(x, base, width, height, bulge);
  const h = width / 2;
  const ribData = times(ribs, (n) => {
    const share = -0.75 + (1.5 * n) / Math.max(1, ribs - 1);
    return d`M${x + h * share} ${base}C${x + h * share * (1 + bulge)} ${base - height * 0.42} ${x + h * share * 0.62} ${base - height * 0.78} ${x} ${base - height * 0.98}`;
  });
  return (
    (drum
      ? rect(x - h * 0.92, base, width * 0.92, drum, l.lit(drumColour, depth)) +
        rect(x + h * 0.2, base, h * 0.72, drum, l.shaded(drumColour, depth)) +
        line(
          d`M${x - h * 0.92} ${base + drum * 0.5}h${width * 0.92}`,
          l.shaded(colour, depth),
          Math.max(1, drum * 0.3),
          `stroke-dasharray="${Math.max(1.5, drum * 0.3).toFixed(1)} 2"`,
        )
      : '') +
    path(left, l.lit(colour, depth)) +
    path(right, l.shaded(colour, depth)) +
    path(
      d`M${x - h * 0.5} ${base - height * 0.16}C${x - h * 0.72} ${base - height * 0.45} ${x - h * 0.4} ${base - height * 0.7} ${x - h * 0.1} ${base - height * 0.86}C${x - h * 0.36} ${base - height * 0.62} ${x - h * 0.42} ${base - height * 0.4} ${x - h * 0.5} ${base - height * 0.16}z`,
      '#fff',
      fade(l.night ? 0.12 : 0.34),
    ) +
    (ribs
      ? line(
          ribData,
          l.shaded(mix(colour, '#0a3550', 0.35), depth),
          Math.max(0.6, width * 0.018),
          fade(0.55),
        )
      : '') +
    (finial
      ? line(
          d`M${x} ${base - height + 1}v${-Math.max(5, width * 0.16)}`,
          l.lit(gold, depth),
          Math.max(1, width * 0.03),
        ) +
        disc(
          x,
          base - height - Math.max(3, width * 0.07),
          Math.max(1, width * 0.03),
          l.lit(gold, depth),
        )
      : '')
  );
}

/** A Russian onion dome on its neck. `pattern` is a second colour that winds over it. */
export function onion(
  l: Light,
  x: number,
  foot: number,
  width: number,
  {
    colour = '#f0b035',
    pattern,
    neck = width * 0.3,
    neckColour = '#f4ece0',
    depth = 0,
    cross = true,
  }: {
    colour?: string;
    pattern?: string;
    neck?: number;
    neckColour?: string;
    depth?: number;
    cross?: boolean;
  } = {},
) {
  const h = width / 2;
  const height = width * 1.18;
  const y = foot - neck;
  const outline = (sign: number) =>
    d`M${x} ${y}H${x + sign * h * 0.66}C${x + sign * h * 1.5} ${y - height * 0.3} ${x + sign * h * 0.95} ${y - height * 0.58} ${x + sign * h * 0.3} ${y - height * 0.78}Q${x + sign * h * 0.06} ${y - height * 0.86} ${x} ${y - height}z`;
  const winding = pattern
    ? path(
        times(4, (n) => {
          const at = -0.95 + n * 0.55;
          return d`M${x + h * at} ${y}C${x + h * (at - 0.15)} ${y - height * 0.34} ${x + h * at * 0.4} ${y - height * 0.6} ${x} ${y - height * 0.86}C${x + h * (at * 0.4 + 0.22)} ${y - height * 0.55} ${x + h * (at + 0.2)} ${y - height * 0.3} ${x + h * (at + 0.27)} ${y}z`;
        }),
        l.lit(pattern, depth),
      )
    : '';
  return (
    (neck
      ? rect(x - h * 0.6, y, h * 1.2, neck, l.lit(neckColour, depth)) +
        rect(x + h * 0.12, y, h * 0.48, neck, l.shaded(neckColour, depth))
      : '') +
    path(outline(-1) + outline(1), l.lit(colour, depth)) +
    winding +
    path(outline(1), l.shade[0], fade(Math.round(l.shade[1] * 80) / 100)) +
    path(
      d`M${x - h * 0.62} ${y - height * 0.14}C${x - h * 0.95} ${y - height * 0.32} ${x - h * 0.62} ${y - height * 0.52} ${x - h * 0.34} ${y - height * 0.66}C${x - h * 0.56} ${y - height * 0.44} ${x - h * 0.62} ${y - height * 0.32} ${x - h * 0.62} ${y - height * 0.14}z`,
      '#fff',
      fade(l.night ? 0.15 : 0.4),
    ) +
    (cross
      ? line(
          d`M${x} ${y - height + 1}v${-width * 0.34}m${-width * 0.1} ${width * 0.1}h${width * 0.2}`,
          l.lit('#f0b035', depth),
          Math.max(0.9, width * 0.04),
        )
      : '')
  );
}
