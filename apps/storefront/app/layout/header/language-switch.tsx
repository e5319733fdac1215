import { useLocation } from 'react-router';
import { offeredLocales } from '@karvon/edition';
import { switchLocalePath, useIntl, useLocale } from '@karvon/i18n';
import { clsx } from 'clsx';
import { keepPlace } from '../keep-place';
import { languageNames } from './language-names';
import { layoutMessages as messages } from '../layout.messages';
import { useSite } from '../../data/use-site';
import classes from './language-switch.module.css';

/** Links to the same page in the other language, as a new document, because scripts contain the texts of one language. */
export function LanguageSwitch({ onLight = false }: { onLight?: boolean }) {
  const { edition } = useSite();
  const current = useLocale();
  const intl = useIntl();
  const { pathname, search } = useLocation();
  if (!edition.languageSwitch) return null;
  return (
    <ul
      className={clsx(classes.root, onLight && classes.light)}
      aria-label={intl.formatMessage(messages.language)}
    >
      {offeredLocales(edition).map((locale) => {
        const address = switchLocalePath(`${pathname}${search}`, locale);
        return (
          <li key={locale}>
            <a
              className={classes.link}
              href={address}
              lang={locale}
              hrefLang={locale}
              aria-label={`${languageNames[locale].short}: ${languageNames[locale].name}`}
              aria-current={locale === current ? 'true' : undefined}
              onClick={() => keepPlace(address)}
            >
              {languageNames[locale].short}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
