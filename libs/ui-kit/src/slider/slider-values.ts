export interface SliderScale {
  min: number;
  max: number;
  /** Smallest step; values count from `min` in steps. */
  step: number;
  /** The step of Page Up and Page Down. */
  pageStep: number;
}

/** The nearest value on the scale. */
function onScale(value: number, { min, max, step }: SliderScale): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return Math.min(Math.max(stepped, min), max);
}

/** The values after one thumb is moved; thumbs meet but do not pass each other. */
export function moveThumb(
  values: readonly number[],
  thumb: number,
  to: number,
  scale: SliderScale,
): number[] {
  const least = values[thumb - 1] ?? scale.min;
  const max = values[thumb + 1] ?? scale.max;
  const moved = Math.min(Math.max(onScale(to, scale), least), max);
  return values.map((value, index) => (index === thumb ? moved : value));
}

/** The thumb that a click at `value` takes: the nearest one; of two at one position, the one that can move there. */
export function nearestThumb(values: readonly number[], value: number): number {
  const distances = values.map((thumb) => Math.abs(thumb - value));
  const nearest = distances.indexOf(Math.min(...distances));
  const twin = values.lastIndexOf(values[nearest] ?? value);
  return value > (values[nearest] ?? value) ? twin : nearest;
}

/** The value a key leads to (APG: slider); undefined for other keys. */
export function valueForKey(key: string, value: number, scale: SliderScale): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return value + scale.step;
    case 'ArrowLeft':
    case 'ArrowDown':
      return value - scale.step;
    case 'PageUp':
      return value + scale.pageStep;
    case 'PageDown':
      return value - scale.pageStep;
    case 'Home':
      return scale.min;
    case 'End':
      return scale.max;
    default:
      return undefined;
  }
}
