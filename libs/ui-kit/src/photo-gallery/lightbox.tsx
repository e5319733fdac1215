import { useLayoutEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { CarouselEngine, type CarouselPlace } from '../carousel/carousel-engine';
import { useReducedMotion } from '../carousel/use-reduced-motion';
import { useModal } from '../dialog/use-modal';
import { IconButton } from '../icon-button/icon-button';
import { ChevronLeft, ChevronRight, X } from '../icons/icons.exports';
import classes from './lightbox.module.css';
import type { PhotoGalleryProps } from './photo-gallery-props';

interface LightboxProps extends PhotoGalleryProps {
  /** The index of the first photo shown. */
  start: number;
  onClose: () => void;
}

const ways = { ArrowLeft: 'scrollPrev', ArrowRight: 'scrollNext' } as const;
type Way = (typeof ways)[keyof typeof ways];

function scrollToPhoto(viewport: HTMLElement, index: number): void {
  viewport.scrollLeft = index * viewport.clientWidth;
}

/** Photos on the full screen, one at a time: swiped, by the arrow keys or by buttons. */
export function Lightbox({ label, photos, texts, start, onClose }: LightboxProps) {
  const modal = useModal({ onClose, dismissable: true, initialFocus: '[data-lightbox-close]' });
  const still = useReducedMotion();
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState<CarouselPlace>();
  const index = place?.index ?? start;
  // The engine starts at the photo that the browser shows.
  useLayoutEffect(() => {
    if (viewport) scrollToPhoto(viewport, start);
  }, [viewport, start]);
  const go = (way: Way) => place?.move[way](still);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(ways[event.key]);
  };
  const arrow = (way: Way, text: string, icon: ReactNode, possible: boolean | undefined) => (
    <IconButton
      variant="outlined"
      className={classes[way]}
      label={text}
      icon={icon}
      aria-disabled={!possible}
      onClick={() => go(way)}
    />
  );
  return (
    <dialog {...modal} className={classes.root} aria-label={label} onKeyDown={onKeyDown}>
      <div className={classes.bar}>
        <p role="status" className={classes.place}>
          {texts.position(index + 1, photos.length)}
        </p>
        <IconButton
          data-lightbox-close
          variant="outlined"
          label={texts.close}
          icon={<X />}
          onClick={onClose}
        />
      </div>
      <div ref={setViewport} className={classes.viewport}>
        <ul className={classes.row}>
          {photos.map(({ url, width, height, alt }, slide) => (
            <li key={url} className={classes.slide} aria-hidden={slide !== index}>
              <img
                className={classes.photo}
                src={url}
                width={width}
                height={height}
                alt={alt}
                loading={Math.abs(slide - index) < 2 ? 'eager' : 'lazy'}
                draggable={false}
              />
            </li>
          ))}
        </ul>
      </div>
      <p className={classes.caption} aria-hidden="true">
        {photos[index]?.alt}
      </p>
      {photos.length > 1 ? (
        <>
          {arrow('scrollPrev', texts.previous, <ChevronLeft />, place?.hasPrevious)}
          {arrow('scrollNext', texts.next, <ChevronRight />, place?.hasNext)}
        </>
      ) : null}
      {viewport ? <CarouselEngine viewport={viewport} loop={false} onPlace={setPlace} /> : null}
    </dialog>
  );
}
