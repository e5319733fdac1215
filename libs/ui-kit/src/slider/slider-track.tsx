import { useRef, type PointerEvent } from 'react';
import classes from './slider.module.css';
import { moveThumb, nearestThumb, valueForKey, type SliderScale } from './slider-values';

interface SliderTrackProps {
  id: string;
  scale: SliderScale;
  /** The positions of the two thumbs. */
  values: readonly [number, number];
  thumbLabels: readonly [string, string];
  valueText: (value: number) => string;
  onChange: (values: number[]) => void;
  onCommit: ((values: number[]) => void) | undefined;
}

/** Half a thumb: the distance of a thumb's middle from the end of the track, the same number as in the style sheet. */
const thumbSize = 24;

const percent = (value: number, { min, max }: SliderScale) =>
  max > min ? ((value - min) / (max - min)) * 100 : 0;

/**
 * Native range inputs over one track. The inputs handle focus, forms and assistive technology. The track handles clicks, so that
 * a finger takes the nearest thumb wherever it lands. The range between the thumbs is SVG, because a strict CSP refuses `style`
 * in server HTML.
 */
export function SliderTrack(props: SliderTrackProps) {
  const { scale, values, onChange } = props;
  const root = useRef<HTMLDivElement>(null);
  const held = useRef<number>(undefined);
  const latest = useRef<readonly number[]>(values);

  function move(thumb: number, to: number): number[] {
    const moved = moveThumb(values, thumb, to, scale);
    latest.current = moved;
    if (moved[thumb] !== values[thumb]) onChange(moved);
    return moved;
  }

  function commit(settled: readonly number[]) {
    props.onCommit?.([...settled]);
  }

  function valueAt({ clientX }: PointerEvent): number {
    const box = root.current?.getBoundingClientRect();
    if (!box || box.width <= thumbSize) return scale.min;
    const share = (clientX - box.left - thumbSize / 2) / (box.width - thumbSize);
    return scale.min + share * (scale.max - scale.min);
  }

  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    // The inputs ignore the pointer, so the browser would focus nothing.
    event.preventDefault();
    const value = valueAt(event);
    const thumb = nearestThumb(values, value);
    held.current = thumb;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    event.currentTarget.querySelectorAll('input')[thumb]?.focus();
    move(thumb, value);
  }

  function release() {
    if (held.current === undefined) return;
    held.current = undefined;
    commit(latest.current);
  }

  const from = percent(values[0], scale);
  const to = percent(values[1], scale);
  return (
    <div
      ref={root}
      className={classes.track}
      onPointerDown={press}
      onPointerMove={(event) => {
        if (held.current !== undefined) move(held.current, valueAt(event));
      }}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <svg className={classes.bar} aria-hidden="true" focusable="false">
        <rect className={classes.rail} width="100%" height="100%" rx="2" />
        <rect className={classes.fill} x={`${from}%`} width={`${to - from}%`} height="100%" />
      </svg>
      {values.map((value, thumb) => (
        <input
          key={thumb}
          id={`${props.id}-${thumb}`}
          type="range"
          className={classes.input}
          min={scale.min}
          max={scale.max}
          step={scale.step}
          value={value}
          aria-label={props.thumbLabels[thumb]}
          aria-valuetext={props.valueText(value)}
          // Assistive technology changes the input itself, without a key.
          onChange={(event) => commit(move(thumb, Number(event.target.value)))}
          onKeyDown={(event) => {
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            const target = valueForKey(event.key, value, scale);
            if (target === undefined) return;
            event.preventDefault();
            commit(move(thumb, target));
          }}
        />
      ))}
    </div>
  );
}
