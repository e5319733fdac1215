import { useId, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { Disclosure } from '../disclosure/disclosure';
import classes from './accordion.module.css';

export interface AccordionItem {
  key: string;
  title: ReactNode;
  content: ReactNode;
  /** Open when the page comes. */
  open?: boolean;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Level of the titles in the page's outline. */
  headingLevel?: 2 | 3 | 4;
  /** Several may be open at once; otherwise opening one closes the others. */
  multiple?: boolean;
  className?: string;
}

/** Titles that open the text under them. The browser does it, so it works before scripts. */
export function Accordion({
  items,
  headingLevel = 3,
  multiple = false,
  className,
}: AccordionProps) {
  const name = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={clsx(classes.root, className)}>
      {items.map(({ key, title, content, open }) => (
        <Disclosure
          key={key}
          name={multiple ? undefined : name}
          open={open}
          summary={<Heading className={classes.title}>{title}</Heading>}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
