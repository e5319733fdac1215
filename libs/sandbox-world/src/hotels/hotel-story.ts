import type { HotelKind } from '@karvon/contract';
import { chance, draw, pick } from '../basics/chance';
import { greatCircleKm } from '../places/distance';
import { objectsOf } from './city-objects';
import type { Hotel } from './hotel';
import type { Bilingual, CityObject, HotelCity } from './hotel-city';

const t = (ru: string, uz: string): Bilingual => ({ ru, uz });

const kindNames: Record<HotelKind, Bilingual> = {
  hotel: t('отель', 'mehmonxona'),
  sanatorium: t('санаторий', 'sanatoriy'),
  'holiday-home': t('база отдыха', 'dam olish maskani'),
  hostel: t('хостел', 'xostel'),
  'guest-house': t('гостевой дом', 'mehmon uyi'),
  apartments: t('апартаменты', 'apartamentlar'),
};

/** The distance '350 м' or '1,4 км' as an unbreakable text. */
function distanceText(km: number): Bilingual {
  if (km < 0.95) {
    const metres = Math.max(50, Math.round(km * 20) * 50);
    return t(`${metres}\u00a0м`, `${metres}\u00a0m`);
  }
  const text = km.toFixed(1).replace('.', ',').replace(',0', '');
  return t(`${text}\u00a0км`, `${text}\u00a0km`);
}

function nearest(hotel: Hotel, kind: CityObject['kind']): { name: Bilingual; km: number } | null {
  const [first] = objectsOf(hotel.city)
    .filter((object) => object.kind === kind)
    .map((object) => ({ name: object.names, km: greatCircleKm(object, hotel) }))
    .sort((a, b) => a.km - b.km);
  return first ?? null;
}

function opening(hotel: Hotel, city: HotelCity): Bilingual {
  const kind = kindNames[hotel.kind];
  const centre = distanceText(greatCircleKm(hotel, city));
  const { names, built, floors, rooms } = hotel;
  return pick(`${hotel.code}|opening`, [
    t(
      `«${names.ru}» — ${kind.ru} в ${centre.ru} от центра. Здание построено в ${built} году, в нём ${floors} эт.; номеров — ${rooms}.`,
      `«${names.uz}» — markazdan ${centre.uz} masofadagi ${kind.uz}. Bino ${built}-yilda qurilgan, ${floors} qavatli; xonalar soni — ${rooms}.`,
    ),
    t(
      `От центра города до «${names.ru}» ${centre.ru}. Это ${kind.ru} в здании ${built} года, номеров — ${rooms}.`,
      `Shahar markazidan «${names.uz}»gacha ${centre.uz}. Bu ${built}-yilda qurilgan binodagi ${rooms} xonali ${kind.uz}.`,
    ),
    t(
      `Номеров — ${rooms}, этажей — ${floors}, до центра города ${centre.ru}: ${kind.ru} «${names.ru}» в здании ${built} года.`,
      `${rooms} xona, ${floors} qavat, shahar markazigacha ${centre.uz}: «${names.uz}» ${kind.uz}i ${built}-yilda qurilgan binoda joylashgan.`,
    ),
    t(
      `В здании ${built} года — ${kind.ru} «${names.ru}»: номеров — ${rooms}, до центра ${centre.ru}.`,
      `${built}-yilda qurilgan binoda «${names.uz}» ${kind.uz}i joylashgan: xonalar soni — ${rooms}, markazgacha ${centre.uz}.`,
    ),
  ]);
}

function surroundings(hotel: Hotel): Bilingual | null {
  const sight = nearest(hotel, 'attraction');
  const metro = nearest(hotel, 'metro');
  const airport = nearest(hotel, 'airport');
  if (!sight) return null;
  const toSight = distanceText(sight.km);
  const aboutSight = pick(`${hotel.code}|sight`, [
    t(
      `Из известных мест ближе всего ${sight.name.ru} — ${toSight.ru}.`,
      `Mashhur joylardan eng yaqini ${sight.name.uz} — ${toSight.uz}.`,
    ),
    t(
      `${sight.name.ru} — в ${toSight.ru} от входа.`,
      `${sight.name.uz} — kiraverishdan ${toSight.uz} masofada.`,
    ),
  ]);
  const way = metro && metro.km < 2 ? metro : airport;
  if (!way) return aboutSight;
  const toWay = distanceText(way.km);
  const aboutWay =
    way === metro
      ? t(
          `Рядом станция метро «${way.name.ru}» (${toWay.ru}).`,
          `Yaqinda «${way.name.uz}» metro bekati (${toWay.uz}).`,
        )
      : t(
          `До аэропорта (${way.name.ru}) ${toWay.ru} по прямой.`,
          `Aeroportgacha (${way.name.uz}) toʻgʻri chiziq boʻyicha ${toWay.uz}.`,
        );
  const both =
    chance(`${hotel.code}|order`) < 0.5 ? [aboutSight, aboutWay] : [aboutWay, aboutSight];
  return t(both.map(({ ru }) => ru).join(' '), both.map(({ uz }) => uz).join(' '));
}

const comforts: readonly (readonly [Hotel['amenities'][number], Bilingual])[] = [
  ['pool', t('Для отдыха есть бассейн.', 'Dam olish uchun basseyn bor.')],
  [
    'restaurant',
    t(
      'В ресторане готовят местные и европейские блюда.',
      'Restoranda mahalliy va yevropacha taomlar tayyorlanadi.',
    ),
  ],
  [
    'airport-transfer',
    t(
      'Трансфер из аэропорта можно заказать заранее.',
      'Aeroportdan transferni oldindan buyurtma qilish mumkin.',
    ),
  ],
  ['prayer-room', t('Для гостей есть комната для молитвы.', 'Mehmonlar uchun namozxona bor.')],
  [
    'family-rooms',
    t(
      'Семьям подойдут просторные номера; детскую кроватку ставят по просьбе.',
      'Oilalarga keng xonalar mos keladi; soʻrov boʻyicha bolalar karavoti qoʻyiladi.',
    ),
  ],
  ['parking', t('У здания есть парковка.', 'Bino yonida avtoturargoh bor.')],
  ['spa', t('После дороги можно отдохнуть в спа.', 'Yoʻldan keyin spada dam olish mumkin.')],
  ['gym', t('Для тренировок есть зал.', 'Mashgʻulotlar uchun sport zali bor.')],
  [
    'round-the-clock-desk',
    t('Стойка регистрации работает круглосуточно.', 'Qabulxona kecha-yu kunduz ishlaydi.'),
  ],
  [
    'kitchen',
    t('Готовить можно самим: кухня есть.', 'Ovqatni oʻzingiz tayyorlashingiz mumkin: oshxona bor.'),
  ],
  ['laundry', t('Вещи стирают и гладят.', 'Kiyimlarni yuvib, dazmollab berishadi.')],
];

/** The hotel's description, built from its facts only. */
export function hotelStory(hotel: Hotel, city: HotelCity): Bilingual[] {
  const renewed = hotel.reconstructed;
  const first = draw(`${hotel.code}|comfort`, 0, comforts.length - 1);
  const has = [...comforts.slice(first), ...comforts.slice(0, first)]
    .filter(([amenity]) => hotel.amenities.includes(amenity))
    .slice(0, 3);
  const paragraphs = [
    opening(hotel, city),
    surroundings(hotel),
    renewed
      ? t(
          `Последний ремонт закончили в ${renewed} году.`,
          `Oxirgi taʼmir ${renewed}-yilda tugallangan.`,
        )
      : null,
    has.length > 0
      ? t(has.map(([, text]) => text.ru).join(' '), has.map(([, text]) => text.uz).join(' '))
      : null,
  ];
  return paragraphs.filter((paragraph): paragraph is Bilingual => paragraph !== null);
}

/** The facts that a guest must know before coming. */
export function hotelRequirements(hotel: Hotel, city: HotelCity): Bilingual[] {
  const rules = [
    city.country === 'UZ'
      ? t(
          'При заселении нужен паспорт: отель регистрирует гостя по месту пребывания.',
          'Kelganda pasport kerak: mehmonxona mehmonni turgan joyi boʻyicha roʻyxatga oladi.',
        )
      : t('При заселении нужен паспорт.', 'Kelganda pasport kerak.'),
    t(
      `Заезд с ${hotel.checkIn}, выезд до ${hotel.checkOut} по времени отеля.`,
      `Kelish ${hotel.checkIn} dan, ketish ${hotel.checkOut} gacha — mehmonxona vaqti bilan.`,
    ),
    t(
      'Дети до шести лет размещаются на кроватях родителей бесплатно.',
      'Olti yoshgacha bolalar ota-ona karavotida bepul joylashadi.',
    ),
    hotel.amenities.includes('pets')
      ? t(
          'С животными можно, предупредите отель заранее.',
          'Hayvonlar bilan mumkin, mehmonxonani oldindan ogohlantiring.',
        )
      : t('С животными не размещают.', 'Hayvonlar bilan joylashtirilmaydi.'),
  ];
  if (chance(`${hotel.code}|deposit`) < 0.3) {
    rules.push(
      t(
        'При заселении отель может попросить депозит; его возвращают при выезде.',
        'Kelganda mehmonxona depozit soʻrashi mumkin; u ketishda qaytariladi.',
      ),
    );
  }
  return rules;
}
