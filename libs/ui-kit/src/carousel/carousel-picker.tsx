import type { CarouselTexts } from './carousel-texts';
import type { CarouselPlace } from './carousel-engine';
import classes from './carousel.module.css';

interface CarouselPickerProps {
  texts: CarouselTexts;
  place: CarouselPlace | undefined;
  onPick: (index: number) => void;
}

/** The largest number of dots that fit a phone and remain distinct. */
const maxDots = 8;

/** A dot for every stop; when there are too many, a text such as "3 of 20". */
export function CarouselPicker({ texts, place, onPick }: CarouselPickerProps) {
  if (!place || place.count < 2) return <div className={classes.picker} />;
  const { index, count } = place;
  if (count > maxDots) return <p className={classes.picker}>{texts.position(index + 1, count)}</p>;
  return (
    <div role="group" aria-label={texts.picker} className={classes.picker}>
      {Array.from({ length: count }, (_, stop) => (
        <button
          key={stop}
          type="button"
          className={classes.dot}
          aria-label={texts.position(stop + 1, count)}
          aria-current={stop === index ? 'true' : undefined}
          onClick={() => onPick(stop)}
        />
      ))}
    </div>
  );
}
