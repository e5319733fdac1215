import type { ReactNode, Ref } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, Undo2 } from '@karvon/ui-kit';
import { listMessages as m } from './list.messages';
import classes from './results-head.module.css';

interface ResultsHeadProps {
  /** Ref of the heading, which takes the focus when the visitor changes the list. */
  headingRef: Ref<HTMLHeadingElement>;
  /** The number of results. */
  text: string;
  /** Undoes the last change of the filters; null without one. */
  onUndo: (() => void) | null;
  /** Content beside the heading. */
  children?: ReactNode;
}

/** The heading of a list of results: their number, and the button that undoes the last filter. */
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
