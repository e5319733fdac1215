import type { ReactNode } from 'react';
import { Check } from '../icons/icons.exports';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import classes from './steps.module.css';

interface StepsProps {
  label: string;
  steps: readonly ReactNode[];
  /** Index of the current step; those before it are done. */
  current: number;
  /** Read after the name of a finished step. */
  doneLabel: string;
}

/** The steps of a task over several pages, with the current one marked. */
export function Steps({ label, steps, current, doneLabel }: StepsProps) {
  return (
    <ol aria-label={label} className={classes.root}>
      {steps.map((step, index) => {
        const done = index < current;
        return (
          <li
            key={index}
            className={classes.step}
            data-done={done || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden={done || undefined}>
              {done ? <Check size={16} strokeWidth={3} /> : index + 1}
            </span>
            <span className={classes.name}>
              {step}
              {done ? <VisuallyHidden> {doneLabel}</VisuallyHidden> : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
