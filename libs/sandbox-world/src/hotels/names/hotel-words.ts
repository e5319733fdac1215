import type { Bilingual } from '../hotel-city';

const pairs = (text: string): Bilingual[] =>
  text
    .trim()
    .split('; ')
    .map((pair) => {
      const [ru, uz] = pair.split('/') as [string, string];
      return { ru, uz };
    });

/** Words for the names of invented hotels: one name in two scripts, never translated. */
export const hotelNouns = pairs(
  'Лазурит/Lazurit; Карван/Karvan; Чинор/Chinor; Анор/Anor; Айван/Ayvan; Шафран/Shafran; Сузани/Suzani; Терак/Terak; ' +
    'Феруза/Feruza; Яшма/Yashma; Хумо/Humo; Самум/Samum; Оазис/Oazis; Минор/Minor; Атлас/Atlas; Адрас/Adras; Ясмин/Yasmin; Янтарь/Yantar; ' +
    'Полюс/Polyus; Полярис/Polyaris; Меридиан/Meridian; Зенит/Zenit; Горизонт/Gorizont; Панорама/Panorama; Аврора/Avrora; Бриз/Briz; ' +
    'Хаули/Hauli; Боги Эрам/Bogi Eram; Олтин Калит/Oltin Kalit; Сарбон/Sarbon; Гилос/Gilos; ' +
    'Урюк/Uryuk; Бодом/Bodom; Анжир/Anjir; Узум/Uzum; Кипарис/Kiparis; Кедр/Kedr; Кайин/Kayin; Липа/Lipa; Рябина/Ryabina; Настарин/Nastarin; ' +
    'Булбул/Bulbul; Калдиргоч/Kaldirgoch; Турна/Turna; Фазан/Fazan; Бургут/Burgut; Оккуш/Okkush; Гумбаз/Gumbaz; Арка/Arka; Мозаика/Mozaika; ' +
    'Галерея/Galereya; Пилигрим/Piligrim; Мастер/Master; Хорезм/Xorezm; Согдиана/Sogdiana; Бактрия/Baktriya; Турон/Turon; Азия/Aziya; Евразия/Evraziya',
);

/** Words beside the noun, as real hotels use them; an empty one adds nothing. Hotels with more stars take grander words. */
export const hotelWords: readonly { readonly minStars: number; readonly words: Bilingual[] }[] = [
  { minStars: 0, words: pairs('/; Хаус/House; Инн/Inn; Сити/City; Централ/Central') },
  { minStars: 3, words: pairs('Парк/Park; Бутик/Boutique; Отель/Hotel; Вилла/Villa') },
  { minStars: 4, words: pairs('Гранд/Grand; Плаза/Plaza; Резиденс/Residence; Палас/Palace') },
];
