import { defineMessages } from '@karvon/i18n';

export const keepMessages = defineMessages({
  keep: {
    id: 'checkout.keep-draft',
    defaultMessage: 'Хранить введённые данные на этом устройстве одни сутки',
    description: 'Check box, not ticked: what is typed outlives the tab.',
  },
  hint: {
    id: 'checkout.keep-draft-hint',
    defaultMessage:
      'Если вкладка закроется, вводить заново не придётся. Не включайте на чужом или общем устройстве. Данные удалятся, когда вы забронируете, выйдете из аккаунта или снимете отметку.',
    description: 'What is kept, for whom it is not, and how it is removed.',
  },
  keepInAccount: {
    id: 'checkout.keep-draft-account',
    defaultMessage: 'Хранить введённые данные в моём аккаунте неделю',
    description: 'Check box, ticked: what a signed-in visitor types is found on other devices.',
  },
  hintInAccount: {
    id: 'checkout.keep-draft-account-hint',
    defaultMessage:
      'Если вкладка закроется, вводить заново не придётся: продолжить можно и на другом устройстве. Данные хранятся в зашифрованном виде и удалятся, когда вы забронируете или снимете отметку.',
    description: 'What is kept, and how it is removed.',
  },
});
