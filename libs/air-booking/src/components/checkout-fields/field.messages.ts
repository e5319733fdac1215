import { citizenshipMessages } from '@karvon/citizenship-input';
import { commonRules, emailMessages } from '@karvon/checkout';
import { defineMessages, type MessageDescriptor } from '@karvon/i18n';
import type { FieldRule } from '../../model/booking-form';

export const fieldLabels = {
  country: citizenshipMessages.label,
  email: emailMessages.label,
  ...defineMessages({
    mobilePhone: {
      id: 'air-booking.field-mobile-phone',
      defaultMessage: 'Мобильный телефон',
      description: 'Field of the booker.',
    },
    homePhone: {
      id: 'air-booking.field-home-phone',
      defaultMessage: 'Домашний телефон',
      description: 'Field of the booker.',
    },
    sex: {
      id: 'air-booking.field-sex',
      defaultMessage: 'Пол',
      description: 'Field of a passenger.',
    },
    surname: {
      id: 'air-booking.field-surname',
      defaultMessage: 'Фамилия',
      description: 'Field of a passenger.',
    },
    name: {
      id: 'air-booking.field-name',
      defaultMessage: 'Имя',
      description: 'Field of a passenger.',
    },
    patronymic: {
      id: 'air-booking.field-patronymic',
      defaultMessage: 'Отчество',
      description: 'Field of a passenger.',
    },
    birthDate: {
      id: 'air-booking.field-birth-date',
      defaultMessage: 'Дата рождения',
      description: 'Field of a passenger.',
    },
    document: {
      id: 'air-booking.field-document',
      defaultMessage: 'Серия и номер документа',
      description: 'Field of a passenger.',
    },
    documentValid: {
      id: 'air-booking.field-document-valid',
      defaultMessage: 'Документ действителен до',
      description: 'Field of a passenger.',
    },
    operatorNameBonus: {
      id: 'air-booking.field-bonus-operator',
      defaultMessage: 'Бонусная карта',
      description: 'Field of a passenger: whose frequent flyer card.',
    },
    bonusCard: {
      id: 'air-booking.field-bonus-card',
      defaultMessage: 'Номер бонусной карты',
      description: 'Field of a passenger.',
    },
    personalData: {
      id: 'air-booking.field-personal-data',
      defaultMessage: 'Согласие на обработку персональных данных',
      description: 'Name of the consent in the list of errors.',
    },
    offer: {
      id: 'air-booking.field-offer',
      defaultMessage: 'Согласие с условиями оферты',
      description: 'Name of the consent in the list of errors.',
    },
  }),
};

/** Error texts of fields, shown beside the field and in the dialog of errors. */
export const ruleTexts: Record<FieldRule, MessageDescriptor> = {
  ...commonRules,
  ...defineMessages({
    latin: {
      id: 'air-booking.rule-latin',
      defaultMessage: 'Только буквы, как в документе, без цифр и знаков (до 40 букв)',
      description: 'Field error of a name.',
    },
    date: {
      id: 'air-booking.rule-date',
      defaultMessage: 'Такой даты нет. Введите день, месяц и год: 09.03.1990',
      description: 'Field error.',
    },
    'birth-in-future': {
      id: 'air-booking.rule-birth-in-future',
      defaultMessage: 'Эта дата ещё не наступила',
      description: 'Field error of a birth date.',
    },
    'age-band': {
      id: 'air-booking.rule-age-band',
      defaultMessage:
        '{type, select, adult {Взрослому должно быть 12 лет или больше} child {Ребёнку должно быть от 2 до 12 лет} other {Младенцу должно быть меньше 2 лет}} на день последнего вылета. Если возраст другой, начните новый поиск',
      description:
        'Field error of a birth date: the passenger is of another age than was searched for.',
    },
    outgrows: {
      id: 'air-booking.rule-outgrows',
      defaultMessage:
        'Ко дню последнего вылета {type, select, child {исполнится 12 лет: нужен взрослый билет} other {исполнится 2 года: нужен детский билет с местом}}. Начните новый поиск',
      description:
        'Field error of a birth date: the age is right today and will not be by the last flight.',
    },
    document: {
      id: 'air-booking.rule-document',
      defaultMessage: 'Проверьте серию и номер: от 5 до 20 букв и цифр, например AA1234567',
      description: 'Field error.',
    },
    'document-refused': {
      id: 'air-booking.rule-document-refused',
      defaultMessage: 'Этот документ не принимают в странах вашего маршрута. Укажите загранпаспорт',
      description:
        'Field error: an internal passport, a certificate or a card on a journey abroad.',
    },
    'document-repeated': {
      id: 'air-booking.rule-document-repeated',
      defaultMessage: 'Этот документ уже указан у другого пассажира',
      description: 'Field error.',
    },
    'document-expired': {
      id: 'air-booking.rule-document-expired',
      defaultMessage: 'Срок действия документа истечёт до конца поездки. Укажите другой документ',
      description: 'Field error of the valid-until date.',
    },
    'bonus-card': {
      id: 'air-booking.rule-bonus-card',
      defaultMessage:
        'Проверьте номер: от 4 до 20 букв и цифр. Карта должна быть авиакомпании этого рейса',
      description: 'Field error.',
    },
  }),
};
