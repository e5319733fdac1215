import type { PhoneCountry } from '../phone-field/find-countries';
import type { PhoneFieldTexts } from '../phone-field/phone-field';

/** Words of the sample forms: phones, secrets and what a form asks besides. */
export interface FormSamples {
  phone: string;
  homePhone: string;
  countries: readonly PhoneCountry[];
  phoneTexts: PhoneFieldTexts;
}

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
};

export const formSamplesUz: FormSamples = {
  phone: 'Mobil telefon',
  homePhone: 'Uy telefoni',
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
};
