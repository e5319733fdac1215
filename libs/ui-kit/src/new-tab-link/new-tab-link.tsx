import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

interface NewTabLinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  href: string;
  /** Read aloud after the text: that a new tab will open. */
  note: string;
}

/** A link that opens a new tab, so that nothing typed on this page is lost. */
export function NewTabLink({ note, children, ...link }: NewTabLinkProps) {
  return (
    <a {...link} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <VisuallyHidden> {note}</VisuallyHidden>
    </a>
  );
}
