import type { Locale } from '@karvon/contract';
import type { Db } from '../../../../../db/database';
import type {
  CitizenshipRecord,
  CityRecord,
  HotelRecord,
  MealRecord,
  ObjectRecord,
} from './records';

interface Kinds {
  cities: CityRecord;
  hotels: HotelRecord;
  objects: ObjectRecord;
  citizenships: CitizenshipRecord;
  meals: MealRecord;
}

export interface CachedLists {
  cities: Record<Locale, CityRecord[]>;
  hotels: Record<Locale, HotelRecord[]>;
  objects: Record<Locale, ObjectRecord[]>;
  citizenships: CitizenshipRecord[];
  meals: MealRecord[];
}

/** Dictionaries stored in our database, so that the API starts without waiting for the supplier. */
export function createCachedDictionaries(db: Db) {
  return {
    async write<Kind extends keyof Kinds>(
      { kind, scope, lang }: { kind: Kind; scope: string; lang: Locale },
      records: readonly Kinds[Kind][],
      now: Date,
    ): Promise<void> {
      const body = JSON.stringify(records);
      await db
        .insertInto('acase_dictionaries')
        .values({ kind, scope, lang, body, read_at: now })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'scope', 'lang']).doUpdateSet({ body, read_at: now }),
        )
        .execute();
    },

    /** When the dictionaries were last read; null: nothing is stored. */
    async readAt(): Promise<Date | null> {
      const row = await db
        .selectFrom('acase_dictionaries')
        .select(({ fn }) => fn.max('read_at').as('at'))
        .executeTakeFirst();
      return row?.at ?? null;
    },

    async read(): Promise<CachedLists> {
      const rows = await db
        .selectFrom('acase_dictionaries')
        .select(['kind', 'lang', 'body'])
        .orderBy('kind')
        .orderBy('scope')
        .execute();
      const of = <Kind extends keyof Kinds>(kind: Kind, lang: Locale) =>
        rows
          .filter((row) => row.kind === kind && row.lang === lang)
          .flatMap(({ body }) => body as Kinds[Kind][]);
      const both = <Kind extends keyof Kinds>(kind: Kind) => ({
        ru: of(kind, 'ru'),
        uz: of(kind, 'uz'),
      });
      return {
        cities: both('cities'),
        hotels: both('hotels'),
        objects: both('objects'),
        citizenships: of('citizenships', 'ru'),
        meals: of('meals', 'ru'),
      };
    },
  };
}

export type CachedDictionaries = ReturnType<typeof createCachedDictionaries>;
