import { hotelPictureUrl, useTransport } from '@karvon/api-client';
import type { HotelDescription } from '@karvon/contract';
import { clsx } from 'clsx';
import classes from './hotel-picture.module.css';

interface HotelPictureProps {
  /** Absent until it is known, and where nobody knows the hotel: then its place is empty. */
  hotel: HotelDescription | undefined;
  /** Gives the place its shape. */
  className: string | undefined;
}

/** The first picture of a hotel. */
export function HotelPicture({ hotel, className }: HotelPictureProps) {
  const transport = useTransport();
  const [picture] = hotel?.pictures ?? [];
  return (
    <div className={clsx(classes.root, className)}>
      {picture ? (
        <img src={hotelPictureUrl(transport, picture)} alt="" loading="lazy" decoding="async" />
      ) : null}
    </div>
  );
}
