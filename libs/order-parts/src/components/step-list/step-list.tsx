import { CircleAlert, CircleCheck, Clock, RefreshCw } from '@karvon/ui-kit';
import classes from './step-list.module.css';

export interface Step {
  text: string;
  /** When the step happened, or by when it will. */
  note: string;
  stage: 'done' | 'failed' | 'now' | 'ahead';
}

const icons = { done: CircleCheck, failed: CircleAlert, now: RefreshCw, ahead: Clock };

/** Steps in order: done or failed, current, ahead. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.root}>
      {steps.map(({ text, note, stage }, index) => {
        const Icon = icons[stage];
        return (
          // The index is the key: the same step can occur twice.
          <li
            key={index}
            className={classes.step}
            data-stage={stage}
            aria-current={stage === 'now' ? 'step' : undefined}
          >
            <Icon aria-hidden="true" size={20} />
            <span>{text}</span>
            <span className={classes.note}>{note}</span>
          </li>
        );
      })}
    </ol>
  );
}
