import type { ReactNode } from 'react';
import { Card } from '../card/card';
import classes from './gallery.module.css';

/** A titled part of the gallery. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <Card padding="large" className={classes.samples}>
        {children}
      </Card>
    </section>
  );
}
