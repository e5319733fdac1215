import { useState } from 'react';
import { RangeSlider } from '../slider/slider';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

/** Sliders. */
export function GallerySliders({ texts }: { texts: GalleryTexts }) {
  const { slider } = texts;
  const [hours, setHours] = useState<readonly [number, number]>([6, 18]);
  const day = { min: 0, max: 24, pageStep: 3, thumbLabels: slider.thumbs, valueText: clock };
  return (
    <GallerySection id="sliders" texts={texts}>
      <div className={classes.columns}>
        <RangeSlider {...day} label={slider.range} value={hours} onChange={setHours} />
      </div>
    </GallerySection>
  );
}
