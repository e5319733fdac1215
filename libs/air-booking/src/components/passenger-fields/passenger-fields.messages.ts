import { defineMessages } from '@karvon/i18n';

export const passengerMessages = defineMessages({
  title: {
    id: 'air-booking.passenger',
    defaultMessage:
      'Пассажир {number}: {type, select, adult {взрослый} child {ребёнок} other {младенец}}',
    description: 'Heading of a passenger, with the type; also a group of the error list.',
  },
  male: { id: 'air-booking.male', defaultMessage: 'Мужской', description: 'Sex.' },
  female: { id: 'air-booking.female', defaultMessage: 'Женский', description: 'Sex.' },
  likelyFemale: {
    id: 'air-booking.likely-female',
    defaultMessage: 'Похоже, это женское имя. Проверьте, верно ли указан пол.',
    description: 'Soft warning: male is chosen, the surname or patronymic looks female.',
  },
  likelyMale: {
    id: 'air-booking.likely-male',
    defaultMessage: 'Похоже, это мужское имя. Проверьте, верно ли указан пол.',
    description: 'Soft warning: female is chosen, the surname or patronymic looks male.',
  },
  nameHint: {
    id: 'air-booking.name-hint',
    defaultMessage: 'Как в документе. Кириллицу переведём в латиницу',
    description: 'Hint of the surname; the name below follows it.',
  },
  onTicket: {
    id: 'air-booking.on-ticket',
    defaultMessage: 'В билете: {name}',
    description: 'Below a name typed in Cyrillic: how the ticket will spell it.',
  },
  swapped: {
    id: 'air-booking.names-swapped',
    defaultMessage: 'Похоже, фамилия и имя перепутаны местами. Проверьте по документу.',
    description: 'Soft warning.',
  },
  singleName: {
    id: 'air-booking.single-name',
    defaultMessage:
      'В документе только одно имя? Укажите его как фамилию, а в поле «Имя» впишите FNU: так авиакомпании обозначают, что второго нет.',
    description: 'Soft advice: one of surname and name is filled in, the other was left empty.',
  },
  fillSingleName: {
    id: 'air-booking.fill-single-name',
    defaultMessage: 'Заполнить так',
    description: 'Button below that advice: moves the name to the surname and writes FNU.',
  },
  samePerson: {
    id: 'air-booking.same-person',
    defaultMessage:
      'У пассажира {number} те же имя и дата рождения. Проверьте, не указан ли он дважды.',
    description: 'Soft warning: one person was entered twice.',
  },
  birthHint: {
    id: 'air-booking.birth-hint',
    defaultMessage:
      'дд.мм.гггг, {type, select, adult {от 12 лет} child {от 2 до 12 лет} other {младше 2 лет}} на {date}',
    description: 'Hint of the birth date: the age band on the day of the last flight.',
  },
  noCard: {
    id: 'air-booking.no-card',
    defaultMessage: 'Без карты',
    description: 'First choice of the bonus card.',
  },
});
