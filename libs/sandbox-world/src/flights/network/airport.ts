/** The facts about an airport that scheduling needs. */
export interface FlightAirport {
  readonly iata: string;
  /** Metropolitan code shared by the airports of one city: MOW for SVO. */
  readonly cityCode: string;
  readonly country: string;
  readonly lat: number;
  readonly lon: number;
  /** IANA time zone. */
  readonly zone: string;
  /** 5 a world hub, 4 a great city, 3 a big one, 2 a regional one, 1 small. */
  readonly size: number;
}

/** The source of airports; the specs have a few of their own. */
export interface AirportSource {
  /** Airports with scheduled networks of their own. */
  readonly network: readonly FlightAirport[];
  /** Any airport of the world. */
  airport(iata: string): FlightAirport | undefined;
  /** The airports behind a city or airport code; empty when unknown. */
  airportsOf(code: string): readonly FlightAirport[];
}
