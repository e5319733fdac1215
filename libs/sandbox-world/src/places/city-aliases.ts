/** Spellings of cities with several airports, besides those of their airports: code to aliases. */
export const cityAliases: Readonly<Record<string, readonly string[]>> = {
  MOW: ['Мск', 'Москова'],
  IST: ['Истанбул', 'Константинополь', 'Constantinople', 'Ататюрк', 'Atatürk'],
  DXB: ['Dubayy', 'Дубаи'],
  SEL: ['Инчхон', 'Incheon'],
  NYC: ['Нью Йорк'],
  ROM: ['Roma'],
  MIL: ['Milano'],
  CAI: ['Al Qahira'],
  OSA: ['Киото', 'Kyoto'],
  BRU: ['Bruxelles'],
  WAW: ['Warszawa'],
};
