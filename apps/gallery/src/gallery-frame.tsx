import type { ReactNode } from 'react';
import classes from './gallery-frame.module.css';
import { galleries } from './galleries';
import { addressOf, type Place } from './place';

interface GalleryFrameProps {
  place: Place;
  /** Names of the feature's states. */
  states: readonly string[];
  children?: ReactNode;
}

/** Links to the features, the open feature's states and the other language; the chosen state below. */
export function GalleryFrame({ place, states, children }: GalleryFrameProps) {
  const links = [
    ['language', (['ru', 'uz'] as const).map((locale) => ({ ...place, locale }))],
    ['feature', [...galleries.keys()].map((feature) => ({ ...place, feature, state: undefined }))],
    ['state', states.map((state) => ({ ...place, state }))],
  ] as const;
  const here = addressOf(place);
  return (
    <>
      <header className={classes.header}>
        {links.map(([kind, places]) => (
          <nav key={kind} aria-label={kind} className={classes.row}>
            {places.map((target) => {
              const chosen = target[kind === 'language' ? 'locale' : kind];
              const isHere =
                addressOf(target) === here || (kind === 'feature' && chosen === place.feature);
              return (
                <a key={chosen} href={addressOf(target)} aria-current={isHere ? 'page' : undefined}>
                  {chosen}
                </a>
              );
            })}
          </nav>
        ))}
      </header>
      <main className={classes.page}>{children}</main>
    </>
  );
}
