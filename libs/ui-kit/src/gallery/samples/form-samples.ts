import type { PhoneCountry } from '../../phone-field/find-countries';
import type { PasswordStrength } from '../../password-field/password-strength';
import type { PhoneFieldTexts } from '../../phone-field/phone-field';

/** Texts of the sample forms: phones, passwords and other fields. */
export interface FormSamples {
  phone: string;
  homePhone: string;
  phoneHint: string;
  phoneError: string;
  countries: readonly PhoneCountry[];
  phoneTexts: PhoneFieldTexts;
  pin: string;
  pinHint: string;
  password: string;
  show: string;
  hide: string;
  strength: string;
  strengths: Record<PasswordStrength, string>;
  price: string;
  priceError: string;
  number: (value: number) => string;
  question: string;
  questionError: string;
  fare: string;
  choose: string;
  letters: string;
  lettersHint: string;
}

const number = (value: number) => String(value).replace(/(?<=\d)(?=(\d{3})+$)/g, '\u00a0');

const prefixes = { KZ: '7', KG: '996', RU: '7', TJ: '992', TR: '90', UZ: '998' };
const countriesOf = (names: Record<keyof typeof prefixes, string>): PhoneCountry[] =>
  Object.entries(names).map(([iso2, name]) => ({
    iso2,
    name,
    prefix: prefixes[iso2 as keyof typeof prefixes],
  }));

export const formSamplesRu: FormSamples = {
  phone: 'Мобильный телефон',
  homePhone: 'Домашний телефон',
  phoneHint: 'Пришлём код',
  phoneError: 'Проверьте номер: цифр не хватает',
  countries: countriesOf({
    KZ: 'Казахстан',
    KG: 'Киргизия',
    RU: 'Россия',
    TJ: 'Таджикистан',
    TR: 'Турция',
    UZ: 'Узбекистан',
  }),
  phoneTexts: {
    countryCode: 'Код страны',
    close: 'Закрыть',
    search: 'Страна или код',
    nothingFound: 'Такой страны в списке нет',
    found: (count) => `Найдено стран: ${count}`,
  },
  pin: 'Пин-код',
  pinHint: 'От 4 до 6 цифр',
  password: 'Пароль',
  show: 'Показать',
  hide: 'Скрыть',
  strength: 'Надёжность:',
  strengths: { none: 'пароля пока нет', weak: 'слабая', medium: 'средняя', strong: 'высокая' },
  price: 'Цена не выше, сум',
  priceError: 'Укажите цену',
  number,
  question: 'Ваш вопрос',
  questionError: 'Напишите вопрос',
  fare: 'Тариф',
  choose: 'Выберите тариф',
  letters: 'Письма о скидках',
  lettersHint: 'Не чаще раза в неделю',
};

export const formSamplesUz: FormSamples = {
  phone: 'Mobil telefon',
  homePhone: 'Uy telefoni',
  phoneHint: 'Kod yuboramiz',
  phoneError: 'Raqamni tekshiring: raqamlar yetishmaydi',
  countries: countriesOf({
    UZ: 'Oʻzbekiston',
    KG: 'Qirgʻiziston',
    KZ: 'Qozogʻiston',
    RU: 'Rossiya',
    TJ: 'Tojikiston',
    TR: 'Turkiya',
  }),
  phoneTexts: {
    countryCode: 'Mamlakat kodi',
    close: 'Yopish',
    search: 'Mamlakat yoki kod',
    nothingFound: 'Roʻyxatda bunday mamlakat yoʻq',
    found: (count) => `${count} ta mamlakat topildi`,
  },
  pin: 'Pin-kod',
  pinHint: '4 tadan 6 tagacha raqam',
  password: 'Parol',
  show: 'Koʻrsatish',
  hide: 'Yashirish',
  strength: 'Ishonchliligi:',
  strengths: { none: 'parol hali yoʻq', weak: 'kuchsiz', medium: 'oʻrtacha', strong: 'ishonchli' },
  price: 'Narxi koʻpi bilan, soʻm',
  priceError: 'Narxni kiriting',
  number,
  question: 'Savolingiz',
  questionError: 'Savolni yozing',
  fare: 'Tarif',
  choose: 'Tarifni tanlang',
  letters: 'Chegirmalar haqida xatlar',
  lettersHint: 'Haftasiga bir martadan koʻp emas',
};
