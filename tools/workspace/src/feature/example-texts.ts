export type Language = 'ru' | 'uz';

/** The texts of a new feature's page, by the last part of their ids. */
export const exampleTexts: Record<string, Record<Language, string>> = {
  title: { ru: 'Популярные направления', uz: 'Mashhur yoʻnalishlar' },
  loading: { ru: 'Загружаем направления…', uz: 'Yoʻnalishlar yuklanmoqda…' },
  empty: { ru: 'Направлений пока нет', uz: 'Hozircha yoʻnalishlar yoʻq' },
  retry: { ru: 'Повторить', uz: 'Qayta urinish' },
  count: {
    ru: '{count, plural, one {# направление} few {# направления} many {# направлений} other {# направления}}',
    uz: '{count, plural, one {# ta yoʻnalish} other {# ta yoʻnalish}}',
  },
};
