import type { Bilingual } from '../hotel-city';
import type { GeoPoint } from '../../places/place';

export interface District extends GeoPoint {
  readonly city: string;
  readonly names: Bilingual;
}

/** Centres of districts: city | lat | lon | ru | uz. A hotel is in the nearest one. */
const table = `
TAS|41.3650|69.2880|Юнусабадский район|Yunusobod tumani
TAS|41.3370|69.3350|Мирзо-Улугбекский район|Mirzo Ulugʻbek tumani
TAS|41.2790|69.2060|Чиланзарский район|Chilonzor tumani
TAS|41.2850|69.2550|Яккасарайский район|Yakkasaroy tumani
TAS|41.2930|69.2850|Мирабадский район|Mirobod tumani
TAS|41.3240|69.2380|Шайхантахурский район|Shayxontohur tumani
TAS|41.3500|69.2200|Алмазарский район|Olmazor tumani
TAS|41.2950|69.1800|Учтепинский район|Uchtepa tumani
TAS|41.2300|69.2200|Сергелийский район|Sergeli tumani
TAS|41.2950|69.3350|Яшнабадский район|Yashnobod tumani
MOW|55.7540|37.6200|Центральный округ|Markaziy okrug
MOW|55.8300|37.5300|Северный округ|Shimoliy okrug
MOW|55.8600|37.6200|Северо-Восточный округ|Shimoli-sharqiy okrug
MOW|55.7900|37.7800|Восточный округ|Sharqiy okrug
MOW|55.6700|37.7600|Юго-Восточный округ|Janubi-sharqiy okrug
MOW|55.6300|37.6500|Южный округ|Janubiy okrug
MOW|55.6700|37.5500|Юго-Западный округ|Janubi-gʻarbiy okrug
MOW|55.7200|37.4500|Западный округ|Gʻarbiy okrug
MOW|55.8300|37.4400|Северо-Западный округ|Shimoli-gʻarbiy okrug
LED|59.9310|30.3600|Центральный район|Markaziy tuman
LED|59.9260|30.2980|Адмиралтейский район|Admiralteyskiy tumani
LED|59.9420|30.2500|Василеостровский район|Vasileostrovskiy tumani
LED|59.9600|30.3050|Петроградский район|Petrogradskiy tumani
LED|59.8520|30.3220|Московский район|Moskovskiy tumani
LED|59.9700|30.3500|Выборгский район|Viborgskiy tumani
KZN|55.7900|49.1150|Вахитовский район|Vaxitovskiy tumani
KZN|55.8250|49.0900|Ново-Савиновский район|Novo-Savinovskiy tumani
KZN|55.7650|49.1700|Приволжский район|Privoljskiy tumani
AER|43.5850|39.7230|Центральный район|Markaziy tuman
AER|43.4300|39.9300|Адлерский район|Adler tumani
AER|43.6750|40.2100|Красная Поляна|Krasnaya Polyana
SKD|39.6560|66.9760|Старый город|Eski shahar
SKD|39.6600|66.9450|Новый город|Yangi shahar
SKD|39.6400|66.9900|Согдиана|Sugʻdiyona
BHK|39.7755|64.4160|Старый город|Eski shahar
BHK|39.7600|64.4400|Новый город|Yangi shahar
KHV-UZ|41.3784|60.3600|Ичан-Кала|Ichan qalʼa
KHV-UZ|41.3830|60.3700|Дишан-Кала|Dishan qalʼa
IST|41.0070|28.9740|Султанахмет|Sulton Ahmad
IST|41.0360|28.9800|Бейоглу|Beyogʻlu
IST|41.0550|28.9900|Шишли|Shishli
IST|40.9900|29.0300|Кадыкёй|Kadikoʻy
IST|41.0100|28.9520|Фатих|Fotih
DXB|25.2680|55.3100|Дейра|Deyra
DXB|25.2580|55.2950|Бур-Дубай|Bur-Dubay
DXB|25.1970|55.2750|Даунтаун|Dauntaun
DXB|25.0800|55.1400|Марина|Marina
DXB|25.1200|55.1900|Джумейра|Jumeyra
ALA|43.2600|76.9450|Алмалинский район|Almali tumani
ALA|43.2250|76.9500|Медеуский район|Medeu tumani
ALA|43.2200|76.8900|Бостандыкский район|Boʻstondiq tumani
TBS|41.6900|44.8080|Старый город|Eski shahar
TBS|41.7100|44.7950|Чугурети|Chugʻureti
TBS|41.7080|44.7700|Ваке|Vake
GYD|40.3670|49.8350|Ичеришехер|Icherisheher
GYD|40.3850|49.8550|Насиминский район|Nasimi tumani
GYD|40.3700|49.8200|Сабаильский район|Sabail tumani
`;

export const districts: readonly District[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [city, lat, lon, ru, uz] = row.split('|') as [string, ...string[]];
    return { city, lat: Number(lat), lon: Number(lon), names: { ru: ru!, uz: uz! } };
  });
