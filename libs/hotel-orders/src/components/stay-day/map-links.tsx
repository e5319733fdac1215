import type { Position } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useMapLinks } from '@karvon/stay';
import { NewTabLink } from '@karvon/ui-kit';
import { stayDayMessages as m } from './stay-day.messages';
import classes from './stay-day.module.css';

/** The hotel on the maps that know the way there. */
export function MapLinks({ position }: { position: Position }) {
  const note = useIntl().formatMessage(m.newTab);
  return (
    <p className={classes.links}>
      {useMapLinks(position).map(({ name, href }) => (
        <NewTabLink key={name} href={href} note={note}>
          {name}
        </NewTabLink>
      ))}
    </p>
  );
}
