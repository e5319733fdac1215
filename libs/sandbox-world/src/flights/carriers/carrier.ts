import type { WorldZone } from './world-zones';

export type CarrierKind = 'full-service' | 'low-cost' | 'charter';

export interface CarrierNames {
  readonly ru: string;
  readonly uz: string;
  readonly en: string;
}

export interface Carrier {
  /** IATA designator. */
  readonly code: string;
  readonly names: CarrierNames;
  /** ISO 3166 alpha-2 code of the home country; `null` for a regional feeder, which belongs to a zone. */
  readonly country: string | null;
  readonly kind: CarrierKind;
  /** From 1 (plain) to 5 (excellent). Changes the price only. */
  readonly quality: number;
  /** Airports with a full network, the first one the main base. */
  readonly hubs: readonly string[];
  /** Home airports with domestic flights and a few busy foreign ones. */
  readonly bases: readonly string[];
  /** The smallest city to which a hub has flights, from 5 (great) to 1 (small), by zone. */
  readonly reach: Partial<Record<WorldZone, number>>;
  /** IATA codes of its aircraft types. */
  readonly fleet: readonly string[];
}

const words = (text: string): string[] => text.split(' ').filter(Boolean);

/**
 * One line of the carrier table. `bases` and `hubs` are airports, `reach` reads 'CIS1 EUR4',
 * `fleet` aircraft codes, all separated by spaces; names in Russian and Uzbek default to the
 * international one, as travellers say it.
 */
export function carrier(
  code: string,
  country: string | null,
  kind: CarrierKind,
  quality: number,
  hubs: string,
  bases: string,
  reach: string,
  fleet: string,
  en: string,
  ru: string = en,
  uz: string = en,
): Carrier {
  const reachOf = words(reach).map((word) => [word.slice(0, 3), Number(word.slice(3))]);
  return {
    code,
    country,
    kind,
    quality,
    hubs: words(hubs),
    bases: words(bases),
    reach: Object.fromEntries(reachOf) as Carrier['reach'],
    fleet: words(fleet),
    names: { ru, uz, en },
  };
}
