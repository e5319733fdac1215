import type { Bilingual } from '../hotel-city';

const streets = (text: string): Bilingual[] =>
  text.split('; ').map((pair) => {
    const [ru, uz] = pair.split('/') as [string, string];
    return { ru, uz };
  });

const anywhere = streets(
  'Центральная/Markaziy; Парковая/Bogʻ; Набережная/Sohil; Садовая/Gulzor; Вокзальная/Vokzal; Университетская/Universitet; Рыночная/Bozor; Музейная/Muzey',
);

const byCountry: Record<string, Bilingual[]> = {
  UZ: streets(
    'Алишера Навои/Alisher Navoiy; Амира Темура/Amir Temur; Мустакиллик/Mustaqillik; Ислама Каримова/Islom Karimov; Бабура/Bobur; Мирзо Улугбека/Mirzo Ulugʻbek; ' +
      'Шота Руставели/Shota Rustaveli; Нукусская/Nukus; Афросиаб/Afrosiyob; Бухарская/Buxoro; Тараса Шевченко/Taras Shevchenko; Мукими/Muqimiy; Фурката/Furqat; ' +
      'Бунёдкор/Bunyodkor; Кичик халка йули/Kichik halqa yoʻli; Абдуллы Каххара/Abdulla Qahhor; Пахлавана Махмуда/Pahlavon Mahmud; Накшбанди/Naqshband',
  ),
  RU: streets(
    'Ленина/Lenina; Пушкина/Pushkina; Мира/Mira; Советская/Sovetskaya; Гагарина/Gagarina; Чехова/Chexova; Тверская/Tverskaya; Лесная/Lesnaya; Заречная/Zarechnaya; ' +
      'Невская/Nevskaya; Морская/Morskaya; Гоголя/Gogolya; Толстого/Tolstogo; Московская/Moskovskaya; Казанская/Kazanskaya; Октябрьская/Oktyabrskaya; Горького/Gorkogo; Победы/Pobedi',
  ),
  KZ: streets('Абая/Abay; Толе би/Tole bi; Достык/Dostiq; Кабанбай батыра/Qabanbay botir'),
  TR: streets('Истикляль/Istiqlol; Ататюрка/Otaturk; Диван Йолу/Devon yoʻli; Лара/Lara'),
  AE: streets('Шейха Зайда/Shayx Zoyid; Аль-Ригга/Ar-Rigga; Джумейра/Jumeyra'),
  GE: streets('Руставели/Rustaveli; Агмашенебели/Agmashenebeli; Чавчавадзе/Chavchavadze'),
};

/** The streets of a country for its hotels' addresses. */
export function streetsOf(country: string): readonly Bilingual[] {
  return [...(byCountry[country] ?? []), ...anywhere];
}
