import { useId, type ReactNode } from 'react';
import classes from './slider.module.css';
import { SliderTrack } from './slider-track';

export interface RangeSliderProps {
  label: ReactNode;
  labelHidden?: boolean;
  min: number;
  max: number;
  step?: number;
  /** The step of Page Up and Page Down; a tenth of the scale when absent. */
  pageStep?: number;
  value: readonly [number, number];
  /** A value in words: "06:00", "120 000 soʻm". Shown beside the label and read out. */
  valueText: (value: number) => string;
  /** Names of the two thumbs: "not before", "not after". */
  thumbLabels: readonly [string, string];
  /** Called while a thumb moves. */
  onChange: (value: [number, number]) => void;
  /** Called when a thumb is released or moved by a key, for work that is too costly for every pixel. */
  onCommit?: (value: [number, number]) => void;
}

const scaleOf = ({ min, max, step = 1, pageStep }: RangeSliderProps) => ({
  min,
  max,
  step,
  pageStep: pageStep ?? Math.max(step, Math.round((max - min) / 10 / step) * step),
});

const pair = ([low = 0, high = low]: readonly number[]): [number, number] => [low, high];

/** A range of a scale between two thumbs, such as hours of departure (APG: multi-thumb slider). */
export function RangeSlider(props: RangeSliderProps) {
  const id = useId();
  const { label, labelHidden, valueText, value, onChange, onCommit } = props;
  const [low, high] = value;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={classes.root}>
      <div className={classes.texts}>
        <span id={`${id}-label`} className={classes.label} data-hidden={labelHidden || undefined}>
          {label}
        </span>
        <output htmlFor={`${id}-0 ${id}-1`} className={classes.value} aria-live="off">
          {`${valueText(low)} – ${valueText(high)}`}
        </output>
      </div>
      <SliderTrack
        {...{ id, valueText }}
        scale={scaleOf(props)}
        values={value}
        thumbLabels={props.thumbLabels}
        onChange={(moved) => onChange(pair(moved))}
        onCommit={onCommit && ((moved) => onCommit(pair(moved)))}
      />
    </div>
  );
}
