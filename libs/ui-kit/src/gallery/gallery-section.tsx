import type { ReactNode } from 'react';
import { Card } from '../card/card';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

interface GallerySectionProps {
  /** Also its anchor on the page, for the table of contents. */
  id: keyof GalleryTexts['sections'];
  texts: GalleryTexts;
  children: ReactNode;
}

/** A titled part of the gallery. */
export function GallerySection({ id, texts, children }: GallerySectionProps) {
  const title = texts.sections[id];
  return (
    <section id={id} aria-label={title} className={classes.section}>
      <h2 className={classes.heading}>{title}</h2>
      <Card padding="large" className={classes.samples}>
        {children}
      </Card>
    </section>
  );
}
