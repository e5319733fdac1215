import type { CalendarTexts } from '../calendar/calendar-month';
import type { GalleryTexts } from './gallery-texts';

const months = 'Январь Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь Декабрь';

const calendar: CalendarTexts = {
  months: months.split(' '),
  weekdays: [
    { short: 'пн', long: 'понедельник' },
    { short: 'вт', long: 'вторник' },
    { short: 'ср', long: 'среда' },
    { short: 'чт', long: 'четверг' },
    { short: 'пт', long: 'пятница' },
    { short: 'сб', long: 'суббота' },
    { short: 'вс', long: 'воскресенье' },
  ],
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  dayLabel: (day) => day.split('-').reverse().join('.'),
};

/** Russian sample words. */
export const samplesRu: GalleryTexts = {
  brand: 'Karvon',
  sections: {
    colours: 'Цвета',
    type: 'Шрифт',
    buttons: 'Кнопки',
    fields: 'Поля',
    choices: 'Выбор',
    place: 'Место',
    dates: 'Даты',
    overlays: 'Окна',
    feedback: 'Сообщения',
    waiting: 'Ожидание',
    content: 'Содержание',
    navigation: 'Навигация',
  },
  action: 'Найти билеты',
  other: 'Изменить поиск',
  quiet: 'Подробнее',
  remove: 'Отменить бронь',
  disabled: 'Недоступно',
  loading: 'Спрашиваем авиакомпании',
  close: 'Закрыть',
  done: 'Готово',
  label: 'Фамилия',
  hint: 'Латинскими буквами, как в документе',
  error: 'Введите фамилию латинскими буквами',
  optional: '(необязательно)',
  sample: 'Karimova',
  email: 'E-mail',
  options: [
    {
      value: 'light',
      label: 'Лайт',
      hint: 'Только ручная кладь, без возврата',
      aside: '12 400 ₽',
    },
    {
      value: 'standard',
      label: 'Стандарт',
      hint: 'Багаж 23 кг, обмен за плату',
      aside: '14 900 ₽',
    },
    { value: 'flex', label: 'Флекс', hint: 'Багаж 23 кг, возврат и обмен', aside: '19 100 ₽' },
  ],
  trip: { label: 'Маршрут', return: 'Туда и обратно', oneWay: 'В одну сторону' },
  consent: 'Я согласен на обработку персональных данных',
  stepper: {
    label: 'Взрослые',
    note: 'от 12 лет',
    less: 'Меньше взрослых',
    more: 'Больше взрослых',
  },
  from: 'Откуда',
  to: 'Куда',
  places: [
    { code: 'TAS', name: 'Ташкент', note: 'Узбекистан' },
    { code: 'SVO', name: 'Шереметьево', note: 'Москва, Россия', group: 'Москва, все аэропорты' },
    { code: 'VKO', name: 'Внуково', note: 'Москва, Россия', group: 'Москва, все аэропорты' },
  ],
  empty: 'Ничего не найдено',
  out: 'Туда',
  back: 'Обратно',
  when: 'Когда',
  calendar,
  dayText: (day) => day.split('-').reverse().join('.'),
  dayPrice: '12,4k',
  title: 'Путь начинается здесь',
  paragraph:
    'Покажем все рейсы и честную цену: сборы уже внутри, и на кнопке оплаты стоит та же сумма.',
  toast: 'Запрос на звонок отправлен.',
  notices: {
    info: 'Цена включает все сборы',
    warn: 'Короткая пересадка: 45 минут',
    error: 'Оплата не прошла',
    success: 'Билеты оформлены',
  },
  badges: {
    neutral: 'Прямой',
    accent: 'Самый быстрый',
    highlight: 'Лучшая цена',
    success: 'Оплачен',
    danger: 'Ошибка выписки',
  },
  price: { amount: '24 800 ₽', note: 'за двоих', former: '27 300 ₽', formerLabel: 'вместо' },
  rows: [
    { term: 'Взрослые × 2', value: '22 600 ₽' },
    { term: 'Таксы и сборы', value: '2 200 ₽' },
  ],
  total: { term: 'Итого', value: '24 800 ₽' },
  steps: ['Рейс', 'Пассажиры', 'Оплата'],
  stepDone: 'пройден',
  timeline: [
    { time: '03:10', title: 'Ташкент', note: 'TAS, терминал 2', after: 'В пути 4 ч' },
    { time: '05:10', title: 'Москва, Внуково', note: 'VKO, терминал A' },
  ],
};
