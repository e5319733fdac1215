import type { GuestParty } from '@karvon/contract';
import { defineMessages, type MessageDescriptor } from '@karvon/i18n';

export const partyNames: Record<GuestParty, MessageDescriptor> = defineMessages({
  solo: {
    id: 'hotel-search.review-party-solo',
    defaultMessage: 'в одиночку',
    description: 'With whom the guest came who wrote a review, after its date.',
  },
  couple: {
    id: 'hotel-search.review-party-couple',
    defaultMessage: 'вдвоём',
    description: 'With whom the guest came who wrote a review, after its date.',
  },
  family: {
    id: 'hotel-search.review-party-family',
    defaultMessage: 'с семьёй',
    description: 'With whom the guest came who wrote a review, after its date.',
  },
});

export const reviewMessages = defineMessages({
  liked: {
    id: 'hotel-search.review-liked',
    defaultMessage: 'Понравилось',
    description: 'Before what a guest liked about a hotel, in the guest’s own words.',
  },
  disliked: {
    id: 'hotel-search.review-disliked',
    defaultMessage: 'Не понравилось',
    description: 'Before what a guest did not like about a hotel, in the guest’s own words.',
  },
  more: {
    id: 'hotel-search.reviews-more',
    defaultMessage: 'Читать отзывы',
    description:
      'Button: opens a dialog with more reviews of guests, and with the whole of long ones.',
  },
  opening: {
    id: 'hotel-search.reviews-opening',
    defaultMessage: 'Открываем отзывы',
    description: 'For screen readers, while that dialog is loading.',
  },
  close: {
    id: 'hotel-search.reviews-close',
    defaultMessage: 'Закрыть',
    description: 'Closes the dialog with reviews.',
  },
});
