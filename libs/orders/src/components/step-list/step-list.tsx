import { CircleCheck, Clock } from '@karvon/ui-kit';
import classes from './step-list.module.css';

export interface Step {
  text: string;
  /** When it was, or by when it will be. */
  note: string;
  done: boolean;
}

/** Steps in order, done and ahead. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={classes.root}>
      {steps.map(({ text, note, done }, index) => {
        const Icon = done ? CircleCheck : Clock;
        return (
          // A step may come twice; its place is what it is.
          <li key={index} className={classes.step} data-done={done || undefined}>
            <Icon aria-hidden="true" size={20} />
            <span>{text}</span>
            <span className={classes.note}>{note}</span>
          </li>
        );
      })}
    </ol>
  );
}
