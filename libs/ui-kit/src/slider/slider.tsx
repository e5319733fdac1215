import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import classes from './slider.module.css';
import { SliderTrack } from './slider-track';

interface SliderTexts {
  label: ReactNode;
  labelHidden?: boolean;
  /** A value in words: "from 06:00", "120 000 soʻm". Shown beside the label and read out. */
  valueText: (value: number) => string;
}

interface SliderShared extends SliderTexts {
  min: number;
  max: number;
  step?: number;
  /** What Page Up and Page Down move by; a tenth of the scale when absent. */
  pageStep?: number;
  disabled?: boolean;
  className?: string;
}

export interface SliderProps extends SliderShared {
  value: number;
  /** Called while the thumb moves. */
  onChange: (value: number) => void;
  /** Called when the thumb is released or moved by a key, for work that is too costly for every pixel. */
  onCommit?: (value: number) => void;
}

export interface RangeSliderProps extends SliderShared {
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  onCommit?: (value: [number, number]) => void;
  /** Names of the two thumbs: "not before", "not after". */
  thumbLabels: readonly [string, string];
  /** The range in words; by default both values with a dash. */
  rangeText?: (value: readonly [number, number]) => string;
}

const scaleOf = ({ min, max, step = 1, pageStep }: SliderShared) => ({
  min,
  max,
  step,
  pageStep: pageStep ?? Math.max(step, Math.round((max - min) / 10 / step) * step),
});

const pair = ([low = 0, high = low]: readonly number[]): [number, number] => [low, high];

/** A number on a scale. */
export function Slider(props: SliderProps) {
  const id = useId();
  const { label, labelHidden, valueText, value, onChange, onCommit, disabled = false } = props;
  return (
    <div className={clsx(classes.root, props.className)} data-disabled={disabled || undefined}>
      <div className={classes.texts}>
        <label htmlFor={`${id}-0`} className={classes.label} data-hidden={labelHidden || undefined}>
          {label}
        </label>
        <output htmlFor={`${id}-0`} className={classes.value} aria-live="off">
          {valueText(value)}
        </output>
      </div>
      <SliderTrack
        {...{ id, valueText, disabled }}
        scale={scaleOf(props)}
        values={[value]}
        thumbLabels={[]}
        onChange={([moved = value]) => onChange(moved)}
        onCommit={onCommit && (([moved = value]) => onCommit(moved))}
      />
    </div>
  );
}

/** A range of a scale between two thumbs, such as hours of departure (APG: multi-thumb slider). */
export function RangeSlider(props: RangeSliderProps) {
  const id = useId();
  const { label, labelHidden, valueText, value, onChange, onCommit, disabled = false } = props;
  const [low, high] = value;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={clsx(classes.root, props.className)}
      data-disabled={disabled || undefined}
    >
      <div className={classes.texts}>
        <span id={`${id}-label`} className={classes.label} data-hidden={labelHidden || undefined}>
          {label}
        </span>
        <output htmlFor={`${id}-0 ${id}-1`} className={classes.value} aria-live="off">
          {props.rangeText?.(value) ?? `${valueText(low)} – ${valueText(high)}`}
        </output>
      </div>
      <SliderTrack
        {...{ id, valueText, disabled }}
        scale={scaleOf(props)}
        values={value}
        thumbLabels={props.thumbLabels}
        onChange={(moved) => onChange(pair(moved))}
        onCommit={onCommit && ((moved) => onCommit(pair(moved)))}
      />
    </div>
  );
}
