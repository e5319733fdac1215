import { IconButton } from '../icon-button/icon-button';
import { ChevronLeft, ChevronRight, Pause, Play } from '../icons/icons.exports';
import type { CarouselPlace } from './carousel-engine';
import type { CarouselTexts } from './carousel-texts';
import classes from './carousel.module.css';
import type { useRotation } from './use-rotation';

interface CarouselControlsProps {
  hidden: boolean;
  texts: CarouselTexts;
  place: CarouselPlace | undefined;
  rotation: ReturnType<typeof useRotation>;
  /** Id of the row that the buttons move. */
  viewportId: string;
  onGo: (how: 'scrollPrev' | 'scrollNext') => void;
}

/** Back, forward, and pause where the carousel rotates. */
export function CarouselControls(props: CarouselControlsProps) {
  const { hidden, texts, place, rotation, viewportId, onGo } = props;
  return (
    <div className={classes.controls} hidden={hidden}>
      {rotation.offered ? (
        <IconButton
          {...rotation.toggle}
          label={rotation.stopped ? texts.play : texts.pause}
          icon={rotation.stopped ? <Play size={20} /> : <Pause size={20} />}
        />
      ) : null}
      <IconButton
        variant="outlined"
        label={texts.previous}
        icon={<ChevronLeft />}
        aria-controls={viewportId}
        aria-disabled={!place?.hasPrevious}
        onClick={() => onGo('scrollPrev')}
      />
      <IconButton
        variant="outlined"
        label={texts.next}
        icon={<ChevronRight />}
        aria-controls={viewportId}
        aria-disabled={!place?.hasNext}
        onClick={() => onGo('scrollNext')}
      />
    </div>
  );
}
