import type { ReactNode, Ref } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, Undo2 } from '@karvon/ui-kit';
import { listMessages as m } from './list.messages';
import classes from './results-head.module.css';

interface ResultsHeadProps {
  /** Takes the focus when the list changes under the visitor's hands. */
  headingRef: Ref<HTMLHeadingElement>;
  /** How many results there are. */
  text: string;
  /** Takes back the last change of the filters; null when there is none. */
  onUndo: (() => void) | null;
  /** Stands beside the heading. */
  children?: ReactNode;
}

/** The heading over a list of results: their number, and the button that takes back the last filter. */
export function ResultsHead({ headingRef, text, onUndo, children }: ResultsHeadProps) {
  const intl = useIntl();
  return (
    <div className={classes.root}>
      <h2
        ref={headingRef}
        id="results"
        tabIndex={-1}
        className={classes.heading}
        aria-live="polite"
      >
        {text}
      </h2>
      {children}
      {onUndo ? (
        <Button
          variant="quiet"
          size="small"
          className={classes.undo}
          iconStart={<Undo2 aria-hidden="true" size={16} />}
          onClick={onUndo}
        >
          {intl.formatMessage(m.undo)}
        </Button>
      ) : null}
    </div>
  );
}
