import type { ReactNode } from 'react';
import { hotelPictureUrl, useTransport } from '@karvon/api-client';
import type { HotelRoom } from '@karvon/contract';
import { capitalised, useIntl } from '@karvon/i18n';
import { describeRoomFit, type Lodging } from '@karvon/stay';
import { Card, Disclosure } from '@karvon/ui-kit';
import { amenityNames } from '../hotel-facts/hotel-names.messages';
import { roomMessages as m } from './room-card.messages';
import classes from './room-card.module.css';

/** Names of amenities for a room. */
const roomAmenityNames = { ...amenityNames, 'non-smoking': m.nonSmoking };

interface RoomCardProps {
  room: HotelRoom;
  /** The guests and nights; undefined while no days are chosen. */
  lodging?: Lodging;
  /** Its offers; empty while no days are chosen. */
  children?: ReactNode;
  /** Its dearer offers, and the line that opens them. */
  folded?: { summary: string; offers: ReactNode } | null;
}

/** A kind of room: size, capacity, amenities and its tariffs. */
export function RoomCard({ room, lodging, children, folded }: RoomCardProps) {
  const intl = useIntl();
  const transport = useTransport();
  const [picture] = room.pictures;
  return (
    <Card as="article" padding="none" className={classes.root}>
      <div className={classes.room}>
        {picture ? (
          <img
            className={classes.picture}
            src={hotelPictureUrl(transport, picture)}
            width={picture.width}
            height={picture.height}
            alt={picture.alt}
            loading="lazy"
            decoding="async"
          />
        ) : null}
        <div className={classes.texts}>
          <h3 className={classes.name}>{room.name}</h3>
          <ul className={classes.points}>
            <li>{describeRoomFit(room, lodging, intl)}</li>
            {room.area === null ? null : <li>{intl.formatMessage(m.area, { area: room.area })}</li>}
            {room.beds === '' ? null : <li>{capitalised(room.beds)}</li>}
            {room.maxExtraBeds === null ? null : (
              <li>{intl.formatMessage(m.extraBeds, { count: room.maxExtraBeds })}</li>
            )}
          </ul>
          <ul className={classes.points}>
            {room.amenities.map((amenity) => (
              <li key={amenity}>{intl.formatMessage(roomAmenityNames[amenity])}</li>
            ))}
          </ul>
        </div>
      </div>
      {children ? (
        <div className={classes.offers}>
          <ul>{children}</ul>
          {folded ? (
            <Disclosure className={classes.folded} summary={folded.summary}>
              <ul>{folded.offers}</ul>
            </Disclosure>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}
