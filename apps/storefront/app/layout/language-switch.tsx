import { useLocation } from 'react-router';
import { locales, switchLocalePath, useIntl, useLocale } from '@karvon/i18n';
import { languageNames } from './language-names';
import { layoutMessages as messages } from './layout.messages';
import { useSite } from './use-site';
import classes from './language-switch.module.css';

/** The same page in the other language, as a new document: it brings its own texts. */
export function LanguageSwitch() {
  const { edition } = useSite();
  const current = useLocale();
  const intl = useIntl();
  const { pathname, search } = useLocation();
  if (!edition.languageSwitch) return null;
  return (
    <ul className={classes.root} aria-label={intl.formatMessage(messages.language)}>
      {locales.map((locale) => (
        <li key={locale}>
          <a
            className={classes.link}
            href={switchLocalePath(`${pathname}${search}`, locale)}
            lang={locale}
            hrefLang={locale}
            aria-label={`${languageNames[locale].short}: ${languageNames[locale].name}`}
            aria-current={locale === current ? 'true' : undefined}
          >
            {languageNames[locale].short}
          </a>
        </li>
      ))}
    </ul>
  );
}
