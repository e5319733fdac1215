import { defineMessages } from '../define-messages';

/** A text for every problem that any call of the API may return. Widgets have only these. */
export const anyCallProblems = defineMessages({
  'malformed-json': {
    id: 'i18n.problem.malformed-json',
    defaultMessage: 'Запрос пришёл повреждённым. Обновите страницу и повторите.',
    description: 'The request was not readable JSON: a fault of the page, not of the visitor.',
  },
  'validation-failed': {
    id: 'i18n.problem.validation-failed',
    defaultMessage: 'Некоторые поля заполнены неверно или не заполнены. Проверьте данные.',
    description: 'The API refused the input; fields are marked separately.',
  },
  'route-not-found': {
    id: 'i18n.problem.route-not-found',
    defaultMessage: 'Такой страницы нет.',
    description: 'The API has no such address.',
  },
  'unsupported-media-type': {
    id: 'i18n.problem.unsupported-media-type',
    defaultMessage: 'Этот вид файла не подходит.',
    description: 'The API does not accept the content type that was sent.',
  },
  'payload-too-large': {
    id: 'i18n.problem.payload-too-large',
    defaultMessage: 'Отправлено слишком много данных. Сократите их и повторите.',
    description: 'The request body is over the limit.',
  },
  'rate-limited': {
    id: 'i18n.problem.rate-limited',
    defaultMessage:
      'Слишком много попыток. Повторите через {minutes, plural, =0 {{seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}} one {# минуту} few {# минуты} many {# минут} other {# минуты}}.',
    description: 'Too many requests; the next may come after so many minutes, or seconds at 0.',
  },
  'internal-error': {
    id: 'i18n.problem.internal-error',
    defaultMessage: 'Что-то пошло не так, мы обязательно разберемся.',
    description: 'A fault on the server.',
  },
  'service-unavailable': {
    id: 'i18n.problem.service-unavailable',
    defaultMessage:
      'Сервер временно не отвечает: неполадка у нас, не у вас. Повторите через несколько минут.',
    description: 'The server is starting, stopping or overloaded, or nothing came in time.',
  },
  'idempotency-key-missing': {
    id: 'i18n.problem.idempotency-key-missing',
    defaultMessage: 'Не удалось отправить запрос. Обновите страницу и повторите.',
    description: 'The page forgot the key that protects against double submits.',
  },
  'idempotency-key-reused': {
    id: 'i18n.problem.idempotency-key-reused',
    defaultMessage: 'Этот запрос уже отправлен с другими данными. Обновите страницу и повторите.',
    description: 'The key that protects against double submits came with another body.',
  },
  'request-in-progress': {
    id: 'i18n.problem.request-in-progress',
    defaultMessage: 'Запрос уже обрабатывается. Подождите немного.',
    description: 'The same request was sent a moment ago and is not finished.',
  },
  'cross-site-refused': {
    id: 'i18n.problem.cross-site-refused',
    defaultMessage: 'Запрос пришёл с чужого сайта. Откройте страницу заново и повторите.',
    description: 'A write that did not come from our own pages; visitors do not normally meet it.',
  },
});
