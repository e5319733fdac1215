import { useId, useState } from 'react';
import type { Position } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { useMapLinks } from '@karvon/stay';
import { Button, IconButton, MapPin, Minus, NewTabLink, Notice, Plus } from '@karvon/ui-kit';
import { placeMapMessages as m } from './place-map.messages';
import classes from './place-map.module.css';
import { StreetGround } from './street-ground';

/** Pixels per metre: a few streets around the place. */
const start = 0.25;
const bounds = { least: 0.004, most: 2 };

export interface PlaceMapProps {
  place: {
    name: string;
    /** Omitted where the page shows it just above. */
    address?: string;
    /** The address in Latin letters, for a driver abroad. */
    latinAddress?: string | undefined;
    position: Position;
  };
  /** The address of a MapLibre style; without one there are only links. */
  mapStyle?: string | undefined;
}

/** The location of a place: a map that loads on demand, and links to maps with directions. */
export function PlaceMap({ place, mapStyle }: PlaceMapProps) {
  const { name, address, latinAddress, position } = place;
  const heading = useId();
  const intl = useIntl();
  const links = useMapLinks(position);
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [scale, setScale] = useState(start);
  const zoom = (factor: number) =>
    setScale((now) => Math.min(Math.max(now * factor, bounds.least), bounds.most));
  const newTab = intl.formatMessage(m.newTab);
  return (
    <section className={classes.root} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={classes.heading}>
          {intl.formatMessage(m.heading)}
        </h2>
        {address ? <p>{address}</p> : null}
        {latinAddress && latinAddress !== address ? (
          <p lang="en" className={classes.latin}>
            {latinAddress}
          </p>
        ) : null}
      </div>
      {mapStyle && open && !failed ? (
        <div
          className={classes.map}
          role="group"
          aria-label={intl.formatMessage(m.name, { place: name })}
        >
          <StreetGround
            style={mapStyle}
            camera={{ centre: position, pixelsPerMetre: scale }}
            onFailure={() => setFailed(true)}
          />
          <span className={classes.pin}>
            <MapPin aria-hidden="true" size={20} />
            {name}
          </span>
          <div className={classes.controls}>
            <IconButton
              variant="outlined"
              label={intl.formatMessage(m.closer)}
              icon={<Plus aria-hidden="true" size={20} />}
              onClick={() => zoom(2)}
            />
            <IconButton
              variant="outlined"
              label={intl.formatMessage(m.farther)}
              icon={<Minus aria-hidden="true" size={20} />}
              onClick={() => zoom(0.5)}
            />
          </div>
        </div>
      ) : null}
      {failed ? <Notice tone="warn">{intl.formatMessage(m.failed)}</Notice> : null}
      <div className={classes.ways}>
        {mapStyle && !open ? (
          <Button
            variant="secondary"
            iconStart={<MapPin aria-hidden="true" size={20} />}
            onPointerEnter={() => void import('./open-map')}
            onClick={() => setOpen(true)}
          >
            {intl.formatMessage(m.show)}
          </Button>
        ) : null}
        {links.map((link) => (
          <NewTabLink key={link.name} className={classes.link} href={link.href} note={newTab}>
            {link.name}
          </NewTabLink>
        ))}
      </div>
    </section>
  );
}
