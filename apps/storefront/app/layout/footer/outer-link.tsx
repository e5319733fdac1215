import type { ReactNode } from 'react';
import { FormattedMessage } from '@karvon/i18n';
import { VisuallyHidden } from '@karvon/ui-kit';
import { footerMessages as messages } from './footer.messages';

interface OuterLinkProps {
  name: string;
  url: string;
  className?: string | undefined;
  icon?: ReactNode;
}

/** A link to a messenger or an app store, in a new tab. */
export function OuterLink({ name, url, className, icon }: OuterLinkProps) {
  return (
    <a className={className} href={url} target="_blank" rel="noopener noreferrer">
      {icon}
      {name}{' '}
      <VisuallyHidden>
        <FormattedMessage {...messages.newTab} />
      </VisuallyHidden>
    </a>
  );
}
