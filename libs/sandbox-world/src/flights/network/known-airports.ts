import { airports } from '../../places/airports';
import type { Airport } from '../../places/place';
import { airportsOf, findPlace } from '../../places/places';
import { networkCarriers } from '../carriers/carriers';
import type { AirportSource, FlightAirport } from './airport';

const set = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

/** Size means traffic, not popularity with our visitors: many search for Fergana, and it is a small airport. */
const worldHubs = set(
  'SVO DME VKO IST DXB DOH LHR CDG FRA AMS MAD JFK LAX ORD PEK PVG CAN HKG ICN HND NRT SIN BKK KUL DEL BOM SYD GRU',
);
const greatCities = set(
  'TAS ALA NQZ GYD LED SVX OVB KZN AER SAW AYT ESB AUH SHJ JED RUH MED KWI BAH MCT AMM BEY TLV IKA CAI HRG SSH ' +
    'LGW STN MAN DUB ORY MUC BER DUS HAM VIE ZRH GVA BRU FCO MXP BGY BCN PMI LIS ATH CPH ARN OSL HEL WAW BUD PRG OTP BEG RIX ' +
    'EWR BOS IAD ATL MIA DFW DEN SFO SEA IAH YYZ YUL YVR MEX CUN PTY BOG LIM SCL EZE GIG HAV ' +
    'ADD NBO JNB CPT CMN LOS TUN ALG ISB KHI LHE BLR MAA HYD CMB MLE DAC KTM HKT CGK DPS SGN HAN MNL ' +
    'PKX CTU XIY URC KMG SZX KIX TPE UBN MEL BNE PER AKL',
);
const regional = set('BHK UGC NCU NMA FEG AZN TMJ KSQ NVI LBD OSS ZIA DWC DMK');
const smallestInNetwork = 240;
const homes = new Set(networkCarriers.flatMap(({ hubs, bases }) => [...hubs, ...bases]));

function sizeOf({ iata, rank }: Airport): number {
  if (worldHubs.has(iata)) return 5;
  if (greatCities.has(iata)) return 4;
  if (regional.has(iata)) return iata === 'ZIA' ? 3 : 2;
  return rank >= 560 ? 3 : rank >= 380 ? 2 : 1;
}

const flightAirports = new Map<string, FlightAirport>(
  airports.map((airport) => {
    const { iata, cityCode, country, lat, lon, zone } = airport;
    return [iata, { iata, cityCode, country, lat, lon, zone, size: sizeOf(airport) }];
  }),
);

/** The airports of `places` with the facts that scheduling needs. */
export const knownAirports: AirportSource = {
  network: airports
    .filter(
      ({ iata, rank }) => rank >= smallestInNetwork || greatCities.has(iata) || homes.has(iata),
    )
    .map(({ iata }) => flightAirports.get(iata) as FlightAirport),
  airport: (iata) => flightAirports.get(iata),
  airportsOf: (code) =>
    (findPlace(code) ? airportsOf(code) : []).map(
      ({ iata }) => flightAirports.get(iata) as FlightAirport,
    ),
};
