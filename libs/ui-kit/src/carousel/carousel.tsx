// eslint-disable-next-line no-restricted-imports -- without its engine the row still scrolls, so a failed load is not repeated
import { lazy, Suspense, useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { clsx } from 'clsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import type { CarouselPlace } from './carousel-engine';
import { CarouselControls } from './carousel-controls';
import { CarouselPicker } from './carousel-picker';
import { useNearView } from './use-near-view';
import { useRotation } from './use-rotation';
import type { CarouselTexts } from './carousel-texts';
import classes from './carousel.module.css';

const Engine = lazy(() => import('./carousel-engine').catch(() => ({ default: () => null })));

export interface CarouselSlide {
  key: string;
  content: ReactNode;
}

export interface CarouselProps {
  /** Names it for screen readers. */
  label: string;
  texts: CarouselTexts;
  slides: readonly CarouselSlide[];
  /**
   * Title at the left of the buttons, for a carousel without a heading nearby. Without it, the buttons of a carousel of single
   * slides are on the slide.
   */
  heading?: ReactNode;
  /** One slide at a time, or as many cards as fit; on a phone a part of the next card is visible. */
  layout?: 'single' | 'cards';
  /** The first slide follows the last one. */
  loop?: boolean;
  /** Rotates at this interval in milliseconds, unless the visitor prefers reduced motion. */
  rotateEveryMs?: number;
  className?: string;
}

/**
 * Slides in a row (APG carousel). The browser alone scrolls and snaps the row; buttons, arrow keys, dragging and rotation need
 * the engine, which loads once the carousel is near the viewport.
 */
export function Carousel(props: CarouselProps) {
  const { label, texts, slides, heading, layout = 'single', loop = false, rotateEveryMs } = props;
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const viewportId = useId();
  const near = useNearView(viewport);
  const [place, setPlace] = useState<CarouselPlace>();
  const [moved, setMoved] = useState(false);
  const rotation = useRotation(place, rotateEveryMs);

  const alone = slides.length < 2;
  const go = (how: 'scrollPrev' | 'scrollNext') => {
    setMoved(true);
    place?.move[how](rotation.still);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const how = { ArrowLeft: 'scrollPrev', ArrowRight: 'scrollNext' } as const;
    if (!place || !(event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return;
    if (event.target instanceof Element && event.target.closest('input, select, textarea')) return;
    event.preventDefault();
    go(how[event.key]);
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles arrow keys of the controls and slides inside
    <section
      aria-roledescription={texts.carousel}
      aria-label={label}
      className={clsx(classes.root, props.className)}
      data-layout={layout}
      data-driven={place ? true : undefined}
      onKeyDown={onKeyDown}
      {...rotation.watch}
    >
      <div className={classes.bar} data-headed={!!heading} hidden={alone && !heading}>
        {heading}
        <CarouselControls
          hidden={alone || (place !== undefined && place.count < 2)}
          {...{ texts, place, rotation, viewportId }}
          onGo={go}
        />
      </div>
      <div
        ref={setViewport}
        id={viewportId}
        role="group"
        aria-label={label}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
        className={classes.viewport}
      >
        <div className={classes.row}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.position(index + 1, slides.length)}
              className={classes.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {alone ? null : (
        <CarouselPicker
          texts={texts}
          place={place}
          onPick={(index) => {
            setMoved(true);
            place?.move.scrollTo(index, rotation.still);
          }}
        />
      )}
      <VisuallyHidden aria-live={rotation.running ? 'off' : 'polite'}>
        {place && moved ? texts.position(place.index + 1, place.count) : null}
      </VisuallyHidden>
      {near && viewport && !alone ? (
        <Suspense fallback={null}>
          <Engine viewport={viewport} loop={loop} onPlace={setPlace} />
        </Suspense>
      ) : null}
    </section>
  );
}
