import { useLocation } from 'react-router';
import { switchLocalePath } from '@karvon/i18n';
import { keepPlace } from '../keep-place';
import { languageNames } from './language-names';
import { useSite } from '../../data/use-site';
import classes from './language-offer.module.css';

/** Tells a newcomer whose browser prefers the other language that it exists; nobody is redirected. */
export function LanguageOffer() {
  const { offered } = useSite();
  const { pathname, search } = useLocation();
  if (!offered) return null;
  const { offer, name } = languageNames[offered];
  const address = switchLocalePath(`${pathname}${search}`, offered);
  return (
    <p className={classes.root} lang={offered}>
      {offer}{' '}
      <a
        className={classes.link}
        href={address}
        hrefLang={offered}
        onClick={() => keepPlace(address)}
      >
        {name}
      </a>
    </p>
  );
}
