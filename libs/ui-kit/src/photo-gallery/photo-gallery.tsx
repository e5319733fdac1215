import { Suspense, useState, type UIEvent } from 'react';
import { lazyPart } from '../late/lazy-part';
import classes from './photo-gallery.module.css';
import type { PhotoGalleryProps } from './photo-gallery-props';

const Lightbox = lazyPart(async () => (await import('./lightbox')).Lightbox);

/** The number of photos in the mosaic. */
const atOnce = 5;

/**
 * Photos of one thing: on a wide screen a mosaic of a large one and four small ones, on a phone a row to swipe with a counter;
 * the browser alone scrolls it. A click opens them in full screen, in a chunk of its own.
 */
export function PhotoGallery({ label, photos, texts }: PhotoGalleryProps) {
  const [opened, setOpened] = useState<number>();
  const [place, setPlace] = useState(0);
  const look = ({ currentTarget: row }: UIEvent<HTMLElement>) =>
    setPlace(Math.round(row.scrollLeft / (row.clientWidth || 1)));
  return (
    <section aria-label={label} className={classes.root}>
      <ul className={classes.tiles} data-tiles={Math.min(photos.length, atOnce)} onScroll={look}>
        {photos.map(({ url, sizes, srcSet, width, height, alt }, index) => (
          <li key={url}>
            <button
              type="button"
              className={classes.tile}
              aria-haspopup="dialog"
              aria-label={`${alt}, ${texts.position(index + 1, photos.length)}`}
              onClick={() => setOpened(index)}
            >
              <img
                className={classes.photo}
                src={url}
                {...{ sizes, srcSet }}
                width={width}
                height={height}
                alt=""
                loading={index === 0 ? 'eager' : 'lazy'}
              />
            </button>
          </li>
        ))}
      </ul>
      {photos.length > 1 ? (
        <p className={classes.place} aria-hidden="true">
          {texts.position(place + 1, photos.length)}
        </p>
      ) : null}
      {photos.length > atOnce ? (
        <button type="button" className={classes.all} onClick={() => setOpened(0)}>
          {texts.all}
        </button>
      ) : null}
      {opened === undefined ? null : (
        <Suspense>
          <Lightbox
            {...{ label, photos, texts }}
            start={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
