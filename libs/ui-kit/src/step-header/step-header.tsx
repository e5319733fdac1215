import type { ReactNode } from 'react';
import { ChevronLeft } from '../icons/icons.exports';
import type { RenderLink } from '../link/render-link';
import classes from './step-header.module.css';

interface StepHeaderProps {
  back: { href: string; label: string };
  title: string;
  /** What to do on this step. */
  lead: ReactNode;
  renderLink: RenderLink;
}

/** The head of a page that is one of several steps: the link back, its name and an instruction. */
export function StepHeader({ back, title, lead, renderLink }: StepHeaderProps) {
  return (
    <header className={classes.root}>
      {renderLink({
        href: back.href,
        className: classes.back,
        children: (
          <>
            <ChevronLeft size={16} />
            {back.label}
          </>
        ),
      })}
      <h1>{title}</h1>
      <p className={classes.lead}>{lead}</p>
    </header>
  );
}
