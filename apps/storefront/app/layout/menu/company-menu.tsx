import { FormattedMessage } from '@karvon/i18n';
import { CompanyLinks, groupNames } from '../footer/company-links';
import { HeaderMenu } from '../header/header-menu';
import { layoutMessages as messages } from '../layout.messages';
import classes from './company-menu.module.css';

/** The header's menu of pages about tariffs, services, help and the company. */
export function CompanyMenu() {
  return (
    <HeaderMenu align="end" label={<FormattedMessage {...messages.company} />}>
      <div className={classes.groups}>
        {groupNames.map((group) => (
          <CompanyLinks
            key={group}
            group={group}
            titleClassName={classes.title}
            linkClassName={classes.link}
          />
        ))}
      </div>
    </HeaderMenu>
  );
}
