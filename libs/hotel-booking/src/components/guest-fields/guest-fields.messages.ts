import { defineMessages } from '@karvon/i18n';

export const guestMessages = defineMessages({
  adult: {
    id: 'hotel-booking.guest-adult',
    defaultMessage: 'Гость {number}: взрослый',
    description: 'Heading over the fields of a guest.',
  },
  child: {
    id: 'hotel-booking.guest-child',
    defaultMessage: 'Гость {number}: ребёнок, {age}',
    description: 'Heading over the fields of a guest; the age is «5 лет» or «до 1 года».',
  },
  name: { id: 'hotel-booking.guest-name', defaultMessage: 'Имя', description: 'Field of a guest.' },
  surname: {
    id: 'hotel-booking.guest-surname',
    defaultMessage: 'Фамилия',
    description: 'Field of a guest.',
  },
  nameHint: {
    id: 'hotel-booking.guest-name-hint',
    defaultMessage: 'Как в документе гостя, на любом языке',
    description: 'Hint of the name; the surname beside it follows it.',
  },
  latinHint: {
    id: 'hotel-booking.guest-latin-hint',
    defaultMessage: 'Латиницей, как в паспорте. Кириллицу переведём',
    description: 'Hint of the name of a guest of a hotel abroad; the surname beside it follows it.',
  },
  inVoucher: {
    id: 'hotel-booking.guest-in-voucher',
    defaultMessage: 'В ваучере: {name}',
    description: 'Below a name typed in Cyrillic: how the voucher will spell it.',
  },
  same: {
    id: 'hotel-booking.guest-same',
    defaultMessage: 'Заполнить данными покупателя: {name}',
    description: 'Button: writes the booker’s name into the first guest’s fields.',
  },
  others: {
    id: 'hotel-booking.guest-others',
    defaultMessage: 'Отелю достаточно имени одного гостя. Ещё приедут: {party}.',
    description: 'Below the only guest that is asked for; «1 взрослый, 2 ребёнка (5 лет, 8 лет)».',
  },
});
