import type { GalleryTexts } from './samples/gallery-texts';
import classes from './gallery.module.css';

/** A link to every section. */
export function GalleryContents({ texts }: { texts: GalleryTexts }) {
  return (
    <nav aria-label={texts.contents}>
      <ul className={classes.contents}>
        {Object.entries(texts.sections).map(([id, title]) => (
          <li key={id}>
            <a href={`#${id}`} className={classes.jump}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
