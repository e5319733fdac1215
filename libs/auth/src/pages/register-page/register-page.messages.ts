import { defineMessages } from '@karvon/i18n';

export const registerMessages = defineMessages({
  title: {
    id: 'auth.register-title',
    defaultMessage: 'Регистрация',
    description: 'Heading of the page.',
  },
  lead: {
    id: 'auth.register-lead',
    defaultMessage:
      'Копите баллы, храните заказы и данные попутчиков. Телефон подтвердим кодом из SMS.',
    description: 'Under the heading.',
  },
  pin: {
    id: 'auth.register-pin',
    defaultMessage: 'Придумайте пин-код',
    description: 'Field: the PIN of the new account.',
  },
  pinAgain: {
    id: 'auth.register-pin-again',
    defaultMessage:
      'Страница открылась заново, а пин-код мы не сохраняем: введите тот, который придумали.',
    description: 'Under the PIN beside the SMS code, after a reload.',
  },
  pinOrCode: {
    id: 'auth.register-pin-or-code',
    defaultMessage:
      'Код или пин-код не подходит. Проверьте оба или нажмите «Изменить данные» и придумайте пин-код заново.',
    description:
      'The server has refused the SMS code with the PIN typed again after a reload. Names auth.register-change.',
  },
  consentsMissing: {
    id: 'auth.register-consents-missing',
    defaultMessage: 'Без этого согласия нельзя создать аккаунт',
    description: 'Error under a consent box that is not ticked.',
  },
  submit: {
    id: 'auth.register-submit',
    defaultMessage: 'Получить код',
    description: 'Button: a text message with a code is sent.',
  },
  sending: {
    id: 'auth.register-sending',
    defaultMessage: 'Отправляем код',
    description: 'Read aloud while the code is being sent.',
  },
  known: {
    id: 'auth.register-known',
    defaultMessage: 'Уже есть аккаунт?',
    description: 'Before the button that opens the sign-in dialog.',
  },
  signIn: {
    id: 'auth.register-sign-in',
    defaultMessage: 'Войти',
    description: 'Button that opens the sign-in dialog.',
  },
  codeTitle: {
    id: 'auth.register-code-title',
    defaultMessage: 'Подтвердите телефон',
    description: 'Heading of the second step.',
  },
  codeLead: {
    id: 'auth.register-code-lead',
    defaultMessage: 'Введите код из SMS на номер {phone}. Он действует 5 минут.',
    description: 'Under the heading of the second step.',
  },
  confirm: {
    id: 'auth.register-confirm',
    defaultMessage: 'Создать аккаунт',
    description: 'Button of the second step.',
  },
  confirming: {
    id: 'auth.register-confirming',
    defaultMessage: 'Создаём аккаунт',
    description: 'Read aloud while the account is being opened.',
  },
  change: {
    id: 'auth.register-change',
    defaultMessage: 'Изменить данные',
    description: 'Button of the second step: back to the form.',
  },
  signedIn: {
    id: 'auth.register-signed-in',
    defaultMessage: 'Вы уже вошли как {name}.',
    description: 'A signed-in visitor opens the page.',
  },
  toProfile: {
    id: 'auth.register-to-profile',
    defaultMessage: 'Открыть профиль',
    description: 'Link for a signed-in visitor.',
  },
});
