import { Suspense, type ComponentProps } from 'react';
import type { GoneOffer } from '@karvon/air-booking';
import { lazyPart } from '@karvon/ui-kit';

const OfferAlternatives = lazyPart(
  async () => (await import('./offer-alternatives')).OfferAlternatives,
);
const LegalText = lazyPart(async () => (await import('./legal-text')).LegalText);

const AskSupport = lazyPart(async () => (await import('./ask-support')).AskSupport);

/** What other features add to the checkout. Each part loads when it is needed. */
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

export const support = (asks: ComponentProps<typeof AskSupport>) => (
  <Suspense>
    <AskSupport {...asks} />
  </Suspense>
);
