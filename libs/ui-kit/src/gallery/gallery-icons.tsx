import * as icons from '../icons/icons.exports';
import { NamedIcon } from '../named-icon/named-icon';
import { GallerySection } from './gallery-section';
import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

type IconName = keyof typeof icons;

/** The whole set, and the sign that stands in for an unknown icon. */
export function GalleryIcons({ texts }: { texts: GalleryTexts }) {
  const names = Object.keys(icons) as IconName[];
  return (
    <GallerySection id="icons" texts={texts}>
      <div className={classes.icons}>
        {[...names, '?' as IconName].map((name) => (
          <figure key={name} className={classes.swatch}>
            <NamedIcon icons={icons} name={name} size={24} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </GallerySection>
  );
}
