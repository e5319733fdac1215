import { useId } from 'react';
import { Link } from 'react-router';
import { FormattedMessage, useLocale } from '@karvon/i18n';
import { companyGroups, paths, type CompanyGroup } from '@karvon/paths';
import { companyGroupMessages, companyPageMessages } from './company-pages.messages';

/** The groups of company pages, in order. */
export const groupNames = Object.keys(companyGroups) as CompanyGroup[];

interface CompanyLinksProps {
  group: CompanyGroup;
  titleClassName?: string | undefined;
  linkClassName?: string | undefined;
}

/** The links of one group, as items of a list. */
export function CompanyItems({ group, linkClassName }: Omit<CompanyLinksProps, 'titleClassName'>) {
  const locale = useLocale();
  return companyGroups[group].map((id) => (
    <li key={id}>
      <Link className={linkClassName} to={paths.company.to(locale, { id })}>
        <FormattedMessage {...companyPageMessages[id]} />
      </Link>
    </li>
  ));
}

/** One group of company pages under its name. */
export function CompanyLinks({ group, titleClassName, linkClassName }: CompanyLinksProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={titleClassName}>
        <FormattedMessage {...companyGroupMessages[group]} />
      </p>
      <ul aria-labelledby={id}>
        <CompanyItems group={group} linkClassName={linkClassName} />
      </ul>
    </div>
  );
}
