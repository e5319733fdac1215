import { defineMessages } from '../define-messages';

/** For errors without a problem code of the API. */
export const { networkProblem, unknownProblem } = defineMessages({
  networkProblem: {
    id: 'i18n.network-problem',
    defaultMessage: 'Нет связи с сервером. Проверьте соединение и повторите.',
    description: 'The visitor’s connection is away.',
  },
  unknownProblem: {
    id: 'i18n.unknown-problem',
    defaultMessage: 'Не удалось выполнить запрос. Повторите попытку или обратитесь в поддержку.',
    description: 'Any error this build has no text for.',
  },
});
