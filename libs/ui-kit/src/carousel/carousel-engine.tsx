import { useEffect } from 'react';
import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';

type Engine = NonNullable<UseEmblaCarouselType[1]>;

/** The position of the carousel, and functions that move it. */
export interface CarouselPlace {
  /** The current stop, counted from 0. */
  index: number;
  /** The number of stops; one stop may show several slides. */
  count: number;
  hasPrevious: boolean;
  hasNext: boolean;
  move: Pick<Engine, 'scrollTo' | 'scrollPrev' | 'scrollNext'>;
}

interface CarouselEngineProps {
  viewport: HTMLElement;
  loop: boolean;
  onPlace: (place: CarouselPlace) => void;
}

const placeOf = (engine: Engine): CarouselPlace => ({
  index: engine.selectedScrollSnap(),
  count: engine.scrollSnapList().length,
  hasPrevious: engine.canScrollPrev(),
  hasNext: engine.canScrollNext(),
  move: engine,
});

/** The stop that shows the slide with the focus; -1 without one. */
function focusedStop(engine: Engine): number {
  const slide = engine.slideNodes().findIndex((node) => node.contains(document.activeElement));
  return engine.internalEngine().slideRegistry.findIndex((slides) => slides.includes(slide));
}

/**
 * The engine takes over from the browser's scrolling at the stop the visitor has scrolled to. While the browser still scrolls to
 * a slide that has just got the focus, that slide counts more than the position.
 */
function takeOver(engine: Engine, viewport: HTMLElement) {
  const scrolled = viewport.scrollLeft / (viewport.scrollWidth - viewport.clientWidth || 1);
  const distances = engine.scrollSnapList().map((stop) => Math.abs(stop - scrolled));
  const focused = focusedStop(engine);
  viewport.scrollLeft = 0;
  engine.scrollTo(focused >= 0 ? focused : distances.indexOf(Math.min(...distances)), true);
}

/**
 * Shows the slide that the keyboard has focused. The library would do so only where the focus moves within 10 ms of the key, which a
 * slow device does not reach.
 */
function showFocused(engine: Engine, viewport: HTMLElement) {
  const stop = document.activeElement?.matches(':focus-visible') ? focusedStop(engine) : -1;
  if (stop < 0) return;
  viewport.scrollLeft = 0;
  engine.scrollTo(stop, true);
}

/** Moves a row of slides that is already rendered. It renders nothing itself, so it can load late and in a chunk of its own. */
export function CarouselEngine({ viewport, loop, onPlace }: CarouselEngineProps) {
  const [attach, engine] = useEmblaCarousel({
    loop,
    align: 'start',
    slidesToScroll: 'auto',
    watchFocus: false,
  });
  useEffect(() => attach(viewport), [attach, viewport]);
  useEffect(() => {
    if (!engine) return;
    const report = () => onPlace(placeOf(engine));
    const follow = () => showFocused(engine, viewport);
    takeOver(engine, viewport);
    report();
    engine.on('select', report).on('reInit', report);
    viewport.addEventListener('focusin', follow);
    return () => {
      viewport.removeEventListener('focusin', follow);
      engine.off('select', report).off('reInit', report);
    };
  }, [engine, viewport, onPlace]);
  return null;
}

/** The default export that `lazy` needs. */
export { CarouselEngine as default };
