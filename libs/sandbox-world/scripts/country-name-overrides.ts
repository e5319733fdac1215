interface CountryName {
  readonly ru?: string;
  readonly uz?: string;
  readonly en?: string;
}

/** Everyday names where the source is formal, dated or carries a remark. */
export const countryNameOverrides: Readonly<Record<string, CountryName>> = {
  BO: { en: 'Bolivia' },
  CD: { en: 'DR Congo' },
  CG: { en: 'Congo' },
  CI: { en: "Côte d'Ivoire" },
  CN: { ru: 'Китай', en: 'China' },
  CZ: { en: 'Czechia' },
  FK: { en: 'Falkland Islands' },
  FM: { en: 'Micronesia' },
  GM: { en: 'Gambia' },
  HK: { uz: 'Gonkong' },
  IR: { en: 'Iran' },
  KP: { ru: 'Северная Корея' },
  KR: { ru: 'Южная Корея' },
  MD: { ru: 'Молдова', en: 'Moldova' },
  MK: { en: 'North Macedonia' },
  MM: { uz: 'Myanma' },
  MO: { uz: 'Makao' },
  PN: { en: 'Pitcairn Islands' },
  PS: { ru: 'Палестина', uz: 'Falastin', en: 'Palestine' },
  RU: { ru: 'Россия', en: 'Russia' },
  SZ: { uz: 'Esvatini' },
  TW: { en: 'Taiwan' },
  TZ: { en: 'Tanzania' },
  US: { uz: 'AQSH', en: 'United States' },
  VA: { en: 'Vatican City' },
  VG: { en: 'British Virgin Islands' },
  VI: { en: 'U.S. Virgin Islands' },
};
