import type { Hotel } from '../hotel';

export type ReviewLanguage = 'ru' | 'uz' | 'en';

/** A sentence of a guest, and the hotels it may be said of; absent: of any. */
export type Remark = Record<ReviewLanguage, string> & { fits?: (hotel: Hotel) => boolean };

const has =
  (amenity: Hotel['amenities'][number]) =>
  ({ amenities }: Hotel) =>
    amenities.includes(amenity);

const remark = (ru: string, uz: string, en: string, fits?: Remark['fits']): Remark => ({
  ...{ ru, uz, en },
  ...(fits && { fits }),
});

// prettier-ignore
export const likes: readonly Remark[] = [
  remark('В номере чисто, убирали каждый день.', 'Xona toza, har kuni tartibga keltirishdi.', 'The room was clean and tidied every day.'),
  remark('Приветливые сотрудники, заселили за пять минут.', 'Xodimlar xushmuomala, besh daqiqada joylashtirishdi.', 'Friendly staff, and check-in took five minutes.'),
  remark('До центра дошли пешком.', 'Markazgacha piyoda bordik.', 'We walked to the centre.', ({ centreKm }) => centreKm < 1.5),
  remark('Тихая улица, хорошо выспались.', 'Koʻcha tinch, yaxshi dam oldik.', 'A quiet street, we slept well.'),
  remark('Сытный завтрак: каша, самса, фрукты.', 'Nonushta toʻyimli: boʻtqa, somsa, mevalar.', 'A filling breakfast: porridge, samsa, fruit.', has('breakfast-room')),
  remark('Вкусно кормят в ресторане.', 'Restoranda ovqat mazali.', 'The food in the restaurant is good.', has('restaurant')),
  remark('Дети не вылезали из бассейна.', 'Bolalar basseyndan chiqmadi.', 'The children would not leave the pool.', has('pool')),
  remark('Удобно, что есть парковка.', 'Avtoturargoh borligi qulay.', 'It is handy that there is parking.', has('parking')),
  remark('Быстрый интернет, можно работать.', 'Internet tez, ishlash mumkin.', 'Fast internet, good enough for work.', has('wifi')),
  remark('Мягкая кровать и плотные шторы.', 'Karavot yumshoq, pardalar qalin.', 'A soft bed and thick curtains.'),
  remark('Всё новое после ремонта.', 'Taʼmirdan keyin hammasi yangi.', 'Everything is new after the renovation.', ({ reconstructed, built }) => (reconstructed ?? built) > 2018),
];

// prettier-ignore
export const dislikes: readonly Remark[] = [
  remark('Слышно соседей.', 'Qoʻshnilarning ovozi eshitiladi.', 'You can hear the neighbours.'),
  remark('Слабый напор воды утром.', 'Ertalab suv bosimi past.', 'Low water pressure in the morning.'),
  remark('Нет лифта, чемоданы несли сами.', 'Lift yoʻq, jomadonlarni oʻzimiz koʻtardik.', 'No lift, we carried our suitcases.', (hotel) => !has('lift')(hotel) && hotel.floors > 2),
  remark('Далеко от центра, ездили на такси.', 'Markazdan uzoq, taksida yurdik.', 'Far from the centre, we went by taxi.', ({ centreKm }) => centreKm > 3),
  remark('Мебель уже не новая.', 'Mebel eskirgan.', 'The furniture is no longer new.', ({ reconstructed, built }) => (reconstructed ?? built) < 2015),
  remark('Завтрак каждый день одинаковый.', 'Nonushta har kuni bir xil.', 'The same breakfast every day.', has('breakfast-room')),
  remark('В номере мало розеток.', 'Xonada rozetka kam.', 'There are few sockets in the room.'),
  remark('Было душно, пока не включили кондиционер.', 'Konditsioner yoqilguncha dim edi.', 'It was stuffy until the air conditioning was on.', has('air-conditioning')),
];
