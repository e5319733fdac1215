import { use } from 'react';
import { picturePath } from '@karvon/paths';
import { clsx } from 'clsx';
import classes from './scene.module.css';
import { WrittenDrawings } from './written-drawings';

interface SceneProps {
  /** Name of the drawing: the code of a city, 'flight' or 'caravan'. */
  name: string;
  /** The whole drawing, for a banner; otherwise its middle, three wide and two high. */
  wide?: boolean;
  /** Above the text of a small page. */
  vignette?: boolean;
  /** Loads the drawing at once and paints it with the text beside it, for one at the top of a page. */
  eager?: boolean;
  className?: string;
}

/** One of our drawings; dark pages get its night version. Text beside it has the same content, so screen readers skip it. */
export function Scene({ name, wide, vignette, eager, className }: SceneProps) {
  const view = wide ? '#wide' : '';
  const written = use(WrittenDrawings);
  const source = (eager && written(name)) || picturePath(name);
  return (
    <picture
      className={clsx(classes.root, wide && classes.wide, vignette && classes.vignette, className)}
    >
      <source
        media="screen and (prefers-color-scheme: dark)"
        srcSet={picturePath(`${name}-night`) + view}
      />
      <img
        src={source + view}
        // The server may have inlined the drawing.
        suppressHydrationWarning
        alt=""
        width={wide ? 960 : 480}
        height={wide ? 270 : 320}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        fetchPriority={eager ? 'high' : 'auto'}
      />
    </picture>
  );
}
