import { useMemo } from 'react';
import { carouselMessages as messages } from './carousel.messages';
import { useIntl } from './use-intl';

/** The texts of a carousel in the visitor's language, for its `texts`. */
export function useCarouselTexts() {
  const intl = useIntl();
  return useMemo(
    () => ({
      carousel: intl.formatMessage(messages.carousel),
      slide: intl.formatMessage(messages.slide),
      picker: intl.formatMessage(messages.picker),
      previous: intl.formatMessage(messages.previous),
      next: intl.formatMessage(messages.next),
      play: intl.formatMessage(messages.play),
      pause: intl.formatMessage(messages.pause),
      position: (place: number, count: number) =>
        intl.formatMessage(messages.position, { place, count }),
    }),
    [intl],
  );
}
