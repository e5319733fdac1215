import type { PlainDate } from '@karvon/calendar';
import type { CarrierKind } from '../carriers/carrier';
import type { SupplyCurrency } from '../../basics/currency';
import type { Cabin } from './fare-price';
import type { Baggage, FareFamily, FareFamilyKey } from './fare-families';
import type { SelfTransfer } from '../journeys/self-transfer';
import type { PassengerType, TaxName } from './taxes';

export interface SupplyPassengers {
  readonly adult: number;
  readonly child: number;
  readonly baby: number;
}

export interface SupplySearch {
  /** One to six slices; places are airport or city codes. */
  readonly slices: readonly { origin: string; destination: string; date: PlainDate }[];
  readonly passengers: SupplyPassengers;
  readonly cabin: Cabin;
  readonly currency: SupplyCurrency;
  /** Leaves out flights that depart before this instant, 'YYYY-MM-DDTHH:mm' in UTC. */
  readonly notBefore?: string;
  /** The maximum number of offers; 240 by default. */
  readonly limit?: number;
}

/** A time of the timetable: wall-clock 'YYYY-MM-DDTHH:mm' of the airport and its offset then, '+05:00'. */
export interface SupplyMoment {
  readonly local: string;
  readonly utcOffset: string;
}

export interface SupplySegment {
  readonly origin: string;
  readonly destination: string;
  readonly originTerminal: string | null;
  readonly destinationTerminal: string | null;
  readonly departs: SupplyMoment;
  readonly arrives: SupplyMoment;
  /** Gate to gate, technical stops included. */
  readonly durationMinutes: number;
  readonly marketingCarrier: string;
  readonly operatingCarrier: string;
  /** Digits only: '601' for HY 601. */
  readonly flightNumber: string;
  readonly aircraft: { readonly code: string; readonly name: string };
  readonly distanceKm: number;
  readonly cabin: Cabin;
  readonly technicalStops: readonly SupplyTechnicalStop[];
}

export interface SupplyTechnicalStop {
  readonly airport: string;
  readonly arrives: SupplyMoment;
  readonly departs: SupplyMoment;
  readonly minutes: number;
}

export interface SupplyLayover {
  /** The arrival airport; `departureAirport` differs when the traveller changes airports. */
  readonly airport: string;
  readonly departureAirport: string;
  readonly minutes: number;
  readonly airportChange: boolean;
  /** Two tickets that the traveller joins himself; null: one ticket. */
  readonly selfTransfer: SelfTransfer | null;
  /** At least two hours of the layover are between midnight and five. */
  readonly night: boolean;
  /** The connection is allowed, but short. */
  readonly short: boolean;
}

export interface SupplySlice {
  readonly origin: string;
  readonly destination: string;
  readonly durationMinutes: number;
  /** Connections: 0 to 3. */
  readonly stops: number;
  readonly segments: readonly SupplySegment[];
  /** One fewer than segments. */
  readonly layovers: readonly SupplyLayover[];
}

export interface SupplyPassengerPrice {
  readonly type: PassengerType;
  readonly count: number;
  /** The tariff of one passenger of this type, in minor units. */
  readonly base: number;
  readonly taxes: readonly { code: string; name: TaxName; amount: number }[];
  /** base + taxes, of one passenger. */
  readonly total: number;
}

/** The conditions of a refund or an exchange. `fee` is for each passenger, in minor units. */
export interface SupplyCondition {
  readonly allowed: boolean | 'unknown';
  /** null when unknown or not allowed; 0 is free. */
  readonly fee: number | null;
  /** The last moment, on the first airport's clock; null when unknown or not allowed. */
  readonly until: SupplyMoment | null;
}

export interface SupplyFareSegment {
  readonly bookingClass: string;
  readonly fareBasis: string;
  readonly features: FareFamily['features'];
}

export interface SupplyFareSlice {
  readonly cabinBaggage: Baggage;
  readonly checkedBaggage: Baggage;
  /** Subclass letter, fare basis and features of each segment. */
  readonly segments: readonly SupplyFareSegment[];
}

export interface SupplyFare {
  readonly id: FareFamilyKey;
  /** The carrier's own name of the fare; a brand name, not translated. */
  readonly name: string;
  readonly prices: readonly SupplyPassengerPrice[];
  /** The total of all passengers, in minor units. */
  readonly total: number;
  readonly slices: readonly SupplyFareSlice[];
  readonly refund: SupplyCondition;
  readonly exchange: SupplyCondition;
}

export interface SupplyOffer {
  /** Opaque. It contains all that is needed to build the offer again in any process. */
  readonly id: string;
  readonly validatingCarrier: string;
  readonly kind: CarrierKind;
  readonly cabin: Cabin;
  readonly currency: SupplyCurrency;
  readonly passengers: SupplyPassengers;
  readonly slices: readonly SupplySlice[];
  /** Cheapest first, one to four. */
  readonly fares: readonly SupplyFare[];
  /** The seats left on the fullest flight; null when there are plenty. */
  readonly seatsLeft: number | null;
  /** How long the airline keeps seats without payment. */
  readonly holdMinutes: number;
  readonly instantPaymentRequired: boolean;
}
