import type { Db } from '@karvon/platform/db/database';
import { createStoredLists } from '@karvon/supply/stored-lists';
import type {
  CitizenshipRecord,
  CityRecord,
  HotelRecord,
  MealRecord,
  ObjectRecord,
} from './records';

/** The supplier's dictionaries: what a record of each is. */
interface Kinds {
  cities: CityRecord;
  hotels: HotelRecord;
  objects: ObjectRecord;
  citizenships: CitizenshipRecord;
  meals: MealRecord;
}

export const createCachedDictionaries = (db: Db) =>
  createStoredLists<Kinds>(db, 'acase_dictionaries');

export type CachedDictionaries = ReturnType<typeof createCachedDictionaries>;
export type CachedLists = Awaited<ReturnType<CachedDictionaries['read']>>;
