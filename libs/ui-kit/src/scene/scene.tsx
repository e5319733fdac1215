import { picturePath } from '@karvon/paths';
import { clsx } from 'clsx';
import classes from './scene.module.css';

interface SceneProps {
  /** A drawing of the family: the code of a city, 'flight' or 'caravan'. */
  name: string;
  /** All of it, for a banner; otherwise its middle, three wide and two high. */
  wide?: boolean;
  /** Over the words of a small page of its own. */
  vignette?: boolean;
  /** Before what is seen first: a page asks for it at once. */
  eager?: boolean;
  className?: string;
}

/** One of our drawings, by night on dark pages. It stands beside words that name what it shows, so it is silent. */
export function Scene({ name, wide, vignette, eager, className }: SceneProps) {
  const view = wide ? '#wide' : '';
  return (
    <picture
      className={clsx(classes.root, wide && classes.wide, vignette && classes.vignette, className)}
    >
      <source
        media="screen and (prefers-color-scheme: dark)"
        srcSet={picturePath(`${name}-night`) + view}
      />
      <img
        src={picturePath(name) + view}
        alt=""
        width={wide ? 960 : 480}
        height={wide ? 270 : 320}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
