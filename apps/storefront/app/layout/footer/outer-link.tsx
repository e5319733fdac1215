import type { ReactNode } from 'react';
import { useIntl } from '@karvon/i18n';
import { NewTabLink } from '@karvon/ui-kit';
import { footerMessages as m } from './footer.messages';

interface OuterLinkProps {
  name: string;
  url: string;
  className?: string | undefined;
  icon?: ReactNode;
}

/** A link to a messenger or a shop of applications, in a tab of its own. */
export function OuterLink({ name, url, className, icon }: OuterLinkProps) {
  return (
    <NewTabLink className={className} href={url} note={useIntl().formatMessage(m.newTab)}>
      {icon}
      {name}
    </NewTabLink>
  );
}
