import { lazy, Suspense } from 'react';
import type { GoneOffer } from '@karvon/air-booking';

const OfferAlternatives = lazy(async () => ({
  default: (await import('./offer-alternatives')).OfferAlternatives,
}));
const LegalText = lazy(async () => ({ default: (await import('./legal-text')).LegalText }));

/** What other features add to a purchase, loaded when it is needed. */
export const alternatives = (gone: GoneOffer) => (
  <Suspense>
    <OfferAlternatives {...gone} />
  </Suspense>
);

export const legalText = (id: string) => (
  <Suspense>
    <LegalText id={id} />
  </Suspense>
);
