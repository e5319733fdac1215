import { carrier, type Carrier } from './carrier';

const full = 'full-service';
const low = 'low-cost';
const charter = 'charter';

/** Carriers of Central Asia, Russia and the Caucasus, where the storefront's visitors live. */
// prettier-ignore
export const regionCarriers: readonly Carrier[] = [
  carrier('HY', 'UZ', full, 4, 'TAS', 'SKD BHK UGC NMA FEG AZN NCU KSQ TMJ NVI', 'CIS2 EUR4 MID4 SAS4 EAS4 SEA4 NAM5', 'AT7 320 32N 32Q 763 788', 'Uzbekistan Airways', 'Uzbekistan Airways', 'Oʻzbekiston havo yoʻllari'),
  carrier('HH', 'UZ', low, 3, 'TAS', 'SKD NMA FEG', 'CIS3 EUR5 MID4 SEA5 EAS5', '320 32N 32Q', 'Qanot Sharq'),
  carrier('C6', 'UZ', low, 3, 'TAS', 'SKD UGC NMA', 'CIS3 EUR5 MID4 SAS5 SEA5', '320 32Q 332', 'Centrum Air'),
  carrier('SU', 'RU', full, 4, 'SVO', 'KJA LED AER', 'CIS2 MID4 SAS4 EAS4 SEA4 LAM5', 'SU9 320 32N 321 738 333 359 77W', 'Aeroflot', 'Аэрофлот'),
  carrier('FV', 'RU', full, 3, 'LED', 'SVO AER', 'CIS3 MID4 SEA5', 'SU9 319 320 738 77W', 'Rossiya', 'Россия', 'Rossiya'),
  carrier('S7', 'RU', full, 4, 'OVB DME', 'IKT VVO', 'CIS3 MID4 EAS4 SEA5', 'E90 320 32N 321 738', 'S7 Airlines'),
  carrier('U6', 'RU', full, 3, 'SVX DME', 'ZIA KUF', 'CIS2 MID4 EAS5', '319 320 321 32N', 'Ural Airlines', 'Уральские авиалинии'),
  carrier('DP', 'RU', low, 2, 'VKO', 'SVO LED SVX', 'CIS3 MID5', '738', 'Pobeda', 'Победа'),
  carrier('UT', 'RU', full, 3, 'VKO SGC', 'TJM', 'CIS3 MID5', 'AT7 738 763', 'UTair', 'ЮТэйр'),
  carrier('N4', 'RU', full, 2, 'SVO', 'KZN LED', 'CIS3 MID4 SEA5', 'E90 738 321 332', 'Nordwind', 'Северный ветер'),
  carrier('WZ', 'RU', full, 2, 'DME', 'UFA SVX ZIA', 'CIS3 MID5', 'SU9 738 321', 'Red Wings'),
  carrier('5N', 'RU', low, 2, 'ARH LED', 'SVO', 'CIS4', '738', 'Smartavia', 'Смартавиа'),
  carrier('A4', 'RU', full, 2, 'MRV', 'VKO KRR', 'CIS4 MID5', 'SU9', 'Azimuth', 'Азимут', 'Azimut'),
  carrier('Y7', 'RU', full, 2, 'KJA', 'DME NSK', 'CIS3 EAS5', '738 AT7', 'NordStar', 'НордСтар'),
  carrier('R3', 'RU', full, 2, 'YKS', 'VKO KHV', 'CIS4 EAS5', 'SU9 738 DH4', 'Yakutia', 'Якутия', 'Yakutiya'),
  carrier('HZ', 'RU', full, 2, 'VVO', 'KHV UUS PKC', 'EAS5', 'DH4 319 L4T', 'Aurora', 'Аврора', 'Avrora'),
  carrier('IO', 'RU', full, 2, 'IKT', 'KHV', 'CIS4 EAS4', 'SU9 CR9 DH4', 'IrAero', 'ИрАэро'),
  carrier('ZF', 'RU', charter, 2, 'VKO', 'SVX OVB KZN', 'MID4 SEA4 SAS5 LAM5', '738 7M9 763 77W', 'Azur Air', 'Азур Эйр'),
  carrier('EO', 'RU', charter, 2, 'SVO', 'KZN KJA', 'CIS4 MID5 SEA5', '738 763', 'Ikar', 'Икар'),
  carrier('KC', 'KZ', full, 5, 'ALA NQZ', 'GUW', 'CIS2 EUR5 MID4 SAS4 EAS4 SEA5', '320 32N 32Q 295 763', 'Air Astana'),
  carrier('FS', 'KZ', low, 2, 'ALA NQZ', 'SCO CIT KGF', 'CIS3 MID5', '320 32N', 'FlyArystan'),
  carrier('DV', 'KZ', full, 3, 'ALA CIT', 'NQZ SCO', 'CIS3 EUR5 MID5 SAS5', '738 7M8 CR9 763', 'SCAT'),
  carrier('SZ', 'TJ', full, 2, 'DYU', 'LBD', 'CIS3 EUR5 MID5 EAS5', '738', 'Somon Air', 'Сомон Эйр'),
  carrier('YK', 'KG', low, 2, 'BSZ', 'OSS', 'CIS3', '320 321', 'Avia Traffic'),
  carrier('T5', 'TM', full, 2, 'ASB', '', 'CIS5 EUR5 MID5 EAS5', '738 332', 'Turkmenistan Airlines', 'Туркменские авиалинии', 'Turkmaniston havo yoʻllari'),
  carrier('J2', 'AZ', full, 4, 'GYD', 'GNJ', 'CIS3 EUR5 MID4 SAS5 EAS5', '319 320 32N 788', 'Azerbaijan Airlines', 'Азербайджанские авиалинии', 'Ozarbayjon havo yoʻllari'),
  carrier('A9', 'GE', full, 3, 'TBS', 'BUS', 'CIS4 EUR5 MID5', '738 E90', 'Georgian Airways', 'Грузинские авиалинии', 'Gruziya havo yoʻllari'),
  carrier('RM', 'AM', full, 2, 'EVN', '', 'CIS4 EUR5', '738 E90', 'Air Dilijans', 'Эйр Дилижанс'),
  carrier('B2', 'BY', full, 3, 'MSQ', '', 'CIS3 MID5 EAS5', '738 295 7M8 332', 'Belavia', 'Белавиа'),
];
