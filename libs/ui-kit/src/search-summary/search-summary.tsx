import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { ChevronUp, Pencil } from '../icons/icons.exports';
import classes from './search-summary.module.css';

interface SearchSummaryProps {
  /** The search in words: the heading of the page. */
  title: string;
  headingLevel?: 1 | 3;
  facts: string;
  changeText: string;
  hideText: string;
  open: boolean;
  onToggle: () => void;
  /** Called when the visitor is about to open the form, so that its code can load. */
  onIntent: () => void;
  /** The form; rendered while it is open. */
  children: ReactNode;
}

/** The search in words, which sticks while the list scrolls, and the collapsed form that changes it. */
export function SearchSummary(props: SearchSummaryProps) {
  const { title, facts, changeText, hideText, open, onToggle, onIntent, children } = props;
  const Heading = `h${props.headingLevel ?? 1}` as const;
  const Icon = open ? ChevronUp : Pencil;
  return (
    <>
      <header className={classes.line} data-open={open || undefined}>
        <div className={classes.texts}>
          <Heading className={classes.title}>{title}</Heading>
          <p className={classes.facts}>{facts}</p>
        </div>
        <Button
          variant="secondary"
          size="small"
          className={classes.change}
          aria-expanded={open}
          iconStart={<Icon aria-hidden="true" size={20} />}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          onClick={onToggle}
        >
          <span className={classes.word}>{open ? hideText : changeText}</span>
        </Button>
      </header>
      {open ? <Card>{children}</Card> : null}
    </>
  );
}
