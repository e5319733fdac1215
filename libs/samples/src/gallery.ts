import type { ReactNode } from 'react';
import type { Locale, User } from '@karvon/contract';
import type { HttpHandler } from 'msw';

/** The visitor in a state: the language and the signed-in user. */
export interface GalleryVisitor {
  locale: Locale;
  user: User | null;
}

/** A page or a component in one state, with the API responses it needs. */
export interface GalleryState {
  /** The API's responses. A call without a handler fails as without a network. */
  responses?: readonly HttpHandler[];
  /** The path after the language: '/order?number=7K3M9QXA'. */
  path?: string;
  /** The signed-in user; none by default. */
  user?: User;
  show: (visitor: GalleryVisitor) => ReactNode;
}

/** The states that every feature must show. */
type NeededState = 'loading' | 'empty' | 'problem' | 'data';

/** The states of a feature by name, in kebab-case. The gallery app and the feature's specs show them. */
export type FeatureGallery = Record<NeededState, GalleryState> & Record<string, GalleryState>;
