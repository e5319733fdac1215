import { z } from 'zod';
import { countryCodeSchema, localDateTimeSchema, placeCodeSchema } from '../primitives';

export const cabinSchema = z.enum(['Economy', 'Business']);
export type Cabin = z.infer<typeof cabinSchema>;

/** A landing in between where the plane, the flight number and the seat stay the same. */
export const technicalStopSchema = z.strictObject({
  airport: placeCodeSchema,
  minutes: z.number().int().positive(),
});
export type TechnicalStop = z.infer<typeof technicalStopSchema>;

/** One flight between two airports under one flight number. */
export const segmentSchema = z.strictObject({
  origin: placeCodeSchema,
  destination: placeCodeSchema,
  originTerminal: z.string().nullable(),
  destinationTerminal: z.string().nullable(),
  departingAt: localDateTimeSchema,
  arrivingAt: localDateTimeSchema,
  durationMinutes: z.number().int().positive(),
  /** Carrier codes; names are in the answer's `carriers`. */
  marketingCarrier: z.string(),
  operatingCarrier: z.string(),
  /** 'HY 601'. */
  flightNumber: z.string(),
  aircraft: z.string(),
  cabin: cabinSchema,
  /** This flight has a lower cabin than the search asked for; absent where it has the cabin asked for. */
  belowClass: z.literal(true).optional(),
  /** Absent where the plane flies straight on. */
  technicalStops: z.array(technicalStopSchema).min(1).optional(),
});
export type Segment = z.infer<typeof segmentSchema>;

/** A connection of two tickets: the traveller collects his luggage and checks in again, with all that borders demand. */
export const selfTransferSchema = z.strictObject({
  /** True: if the first flight is late, the seller puts the traveller on another one. False: nobody does. */
  protected: z.boolean(),
});

/** The wait between two segments and what makes it risky. */
export const layoverSchema = z.strictObject({
  arrivalAirport: placeCodeSchema,
  departureAirport: placeCodeSchema,
  minutes: z.number().int().positive(),
  airportChange: z.boolean(),
  night: z.boolean(),
  short: z.boolean(),
  /** Absent on one ticket. */
  selfTransfer: selfTransferSchema.optional(),
});
export type Layover = z.infer<typeof layoverSchema>;

/** One direction of travel; `layovers[i]` lies between segments i and i + 1. */
export const sliceSchema = z.strictObject({
  origin: placeCodeSchema,
  destination: placeCodeSchema,
  durationMinutes: z.number().int().positive(),
  stops: z.number().int().min(0),
  segments: z.array(segmentSchema).min(1),
  layovers: z.array(layoverSchema),
});
export type Slice = z.infer<typeof sliceSchema>;

/** Names for the codes of an answer, in the asked language. */
export const dictionarySchema = z.strictObject({
  carriers: z.record(
    z.string(),
    z.strictObject({
      name: z.string(),
      /** Path on the API, '/v1/air/logos/HY-1f0c9a2b3c.webp'; absent where no supplier gives a logo. */
      logo: z.string().optional(),
    }),
  ),
  airports: z.record(
    z.string(),
    z.strictObject({
      city: z.string(),
      airport: z.string(),
      cityCode: placeCodeSchema,
      /** Absent for an airport that we do not know, with its name. */
      country: countryCodeSchema.optional(),
      countryName: z.string().optional(),
    }),
  ),
});
export type Dictionary = z.infer<typeof dictionarySchema>;
