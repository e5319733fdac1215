import { defineMessages } from '@karvon/i18n';

export const shareMessages = defineMessages({
  share: {
    id: 'favourites.share',
    defaultMessage: 'Поделиться',
    description: 'Button: sends the address of the comparison, or copies it.',
  },
  copied: {
    id: 'favourites.copied',
    defaultMessage: 'Ссылка скопирована',
    description: 'The same button after it has copied the address.',
  },
  byHand: {
    id: 'favourites.copy-by-hand',
    defaultMessage: 'Скопируйте ссылку из адресной строки',
    description: 'In the place of that button where the browser does not let the page copy.',
  },
});
