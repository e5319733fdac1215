import type { ReactNode } from 'react';
import type { Locale, User } from '@karvon/contract';
import type { HttpHandler } from 'msw';

/** Who looks at a state: in which language, signed in or not. */
export interface GalleryVisitor {
  locale: Locale;
  user: User | null;
}

/** A page or a component as a visitor meets it, with the network it stands on. */
export interface GalleryState {
  /** What the API answers here. A call without an answer fails, as without a network. */
  answers?: readonly HttpHandler[];
  /** Where the visitor is, after the language: '/order?number=7K3M9QXA'. */
  path?: string;
  /** Signed in; nobody unless said. */
  user?: User;
  show: (visitor: GalleryVisitor) => ReactNode;
}

/** The states a feature must not forget. */
type NeededState = 'loading' | 'empty' | 'problem' | 'data';

/** A feature alone in the browser: its states by name, in kebab-case. Its specs show the same states. */
export type FeatureGallery = Record<NeededState, GalleryState> & Record<string, GalleryState>;
