import { useFavourites } from '@karvon/favourite-heart';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Heart } from '@karvon/ui-kit';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import classes from './account.module.css';
import { linkMessages as messages } from './favourites-link.messages';

interface FavouritesLinkProps {
  className: string | undefined;
  /** With a label, in the menu; in the header only the heart. */
  withText?: boolean;
}

/** The link to the favourites with their number; the number appears after hydration and moves nothing. */
export function FavouritesLink({ className, withText = false }: FavouritesLinkProps) {
  const intl = useIntl();
  const locale = useLocale();
  const count = useFavourites()?.length ?? 0;
  const text = intl.formatMessage(messages.favourites);
  return (
    <Link
      className={clsx(classes.favourites, className)}
      to={paths.favourites.to(locale)}
      aria-label={count > 0 ? intl.formatMessage(messages.counted, { count }) : text}
    >
      <Heart size={withText ? 24 : 22} aria-hidden />
      {withText ? <span>{text}</span> : null}
      {count > 0 ? (
        <span className={classes.count} aria-hidden="true">
          {count}
        </span>
      ) : null}
    </Link>
  );
}
