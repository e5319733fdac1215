import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import classes from './progress-bar.module.css';

interface ProgressBarProps {
  /** 0 to 1; absent while the progress is unknown. */
  value?: number;
  label: ReactNode;
  /** Formatted text at the right, such as "40%". */
  valueText?: string;
  labelHidden?: boolean;
  className?: string;
}

/** The progress of a task, as a native progress element. */
export function ProgressBar(props: ProgressBarProps) {
  const { value, label, valueText, labelHidden = false, className } = props;
  const id = useId();
  return (
    <div className={clsx(classes.root, className)}>
      <div className={classes.texts} data-hidden={labelHidden || undefined}>
        <label htmlFor={id}>{label}</label>
        {valueText ? <span aria-hidden="true">{valueText}</span> : null}
      </div>
      <progress
        id={id}
        className={classes.bar}
        max={1}
        value={value === undefined ? undefined : Math.min(1, Math.max(0, value))}
        aria-valuetext={valueText}
      />
    </div>
  );
}
