import type { Bilingual } from '../hotel-city';

const pairs = (text: string): Bilingual[] =>
  text
    .trim()
    .split('; ')
    .map((pair) => {
      const [ru, uz] = pair.split('/') as [string, string];
      return { ru, uz };
    });

/** What invented hotels are called after. */
export const hotelNouns = pairs(
  'Лазурит/Lojuvard; Караван/Karvon; Чинара/Chinor; Гранат/Anor; Айван/Ayvon; Шафран/Zaʼfaron; Сузани/Soʻzana; Тополь/Terak; ' +
    'Бирюза/Feruza; Яшма/Yashma; Хумо/Humo; Самум/Samum; Оазис/Voha; Минарет/Minora; Атлас/Atlas; Адрас/Adras; Жасмин/Yasmin; Янтарь/Qahrabo; ' +
    'Северная звезда/Shimol yulduzi; Полярис/Polyaris; Меридиан/Meridian; Зенит/Zenit; Горизонт/Ufq; Панорама/Panorama; Аврора/Avrora; Бриз/Briz; ' +
    'Тихий двор/Sokin hovli; Старый сад/Eski bogʻ; Белая роза/Oq atirgul; Золотой ключ/Oltin kalit; Серебряный век/Kumush asr; Вишня/Gilos; ' +
    'Абрикос/Oʻrik; Миндаль/Bodom; Инжир/Anjir; Виноград/Uzum; Кипарис/Sarv; Кедр/Kedr; Берёза/Qayin; Липа/Joʻka; Рябина/Ryabina; Сирень/Nastarin; ' +
    'Соловей/Bulbul; Ласточка/Qaldirgʻoch; Журавль/Turna; Фазан/Qirgʻovul; Беркут/Burgut; Лебедь/Oqqush; Купол/Gumbaz; Арка/Arka; Мозаика/Mozaika; ' +
    'Галерея/Galereya; Пилигрим/Ziyoratchi; Мастер/Usta; Хорезм/Xorazm; Согдиана/Sugʻdiyona; Бактрия/Baqtriya; Турон/Turon; Азия/Osiyo; Евразия/Yevrosiyo',
);

/** Words around the noun; an empty one leaves it alone. Higher stars take the grander ones. */
export const hotelWords: readonly { readonly minStars: number; readonly words: Bilingual[] }[] = [
  { minStars: 0, words: pairs('/; Хаус/Xaus; Инн/Inn; Сити/Siti; Центр/Markaz') },
  { minStars: 3, words: pairs('Парк/Park; Бутик/Butik; Отель/Otel; Вилла/Villa') },
  { minStars: 4, words: pairs('Гранд/Grand; Плаза/Plaza; Резиденс/Rezidens; Палас/Palas') },
];
