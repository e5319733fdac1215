import { carrier, type Carrier } from './carrier';
import type { WorldZone } from './world-zones';

const fleet = 'AT7 DH4 CR9 E90 32N 332';
const feeder = (code: string, en: string, ru: string): Carrier =>
  carrier(code, null, 'full-service', 2, '', '', '', fleet, en, ru);

/**
 * Invented regional carriers, one in each zone. They fly from small airports to the nearest gateway, so that every airport of the
 * world can be reached, although the table has no airline for it.
 */
export const feederCarriers: Readonly<Record<WorldZone, Carrier>> = {
  CIS: feeder('1A', 'Steppe Regional', 'Степь Региональная'),
  EUR: feeder('1E', 'Continent Link', 'Континент Линк'),
  MID: feeder('1M', 'Levant Link', 'Левант Линк'),
  SAS: feeder('1S', 'Himalaya Link', 'Гималаи Линк'),
  EAS: feeder('1H', 'Eastern Link', 'Восток Линк'),
  SEA: feeder('1T', 'Islands Link', 'Острова Линк'),
  AFR: feeder('1F', 'Savanna Link', 'Саванна Линк'),
  NAM: feeder('1N', 'Northern Link', 'Север Линк'),
  LAM: feeder('1L', 'Andes Link', 'Анды Линк'),
  OCE: feeder('1P', 'Pacific Link', 'Пасифик Линк'),
};
