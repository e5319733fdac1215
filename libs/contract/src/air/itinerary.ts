import { z } from 'zod';
import { countryCodeSchema, localDateTimeSchema, placeCodeSchema } from '../primitives';

export const cabinSchema = z.enum(['Economy', 'Business']);
export type Cabin = z.infer<typeof cabinSchema>;

/** A technical stop where the plane, the flight number and the seat stay the same. */
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
  /** Carrier codes; names are in the response's `carriers`. */
  marketingCarrier: z.string(),
  operatingCarrier: z.string(),
  /** 'HY 601'. */
  flightNumber: z.string(),
  aircraft: z.string(),
  cabin: cabinSchema,
  /** True for a lower cabin than the requested one; otherwise absent. */
  belowClass: z.literal(true).optional(),
  /** Absent for a flight without stops. */
  technicalStops: z.array(technicalStopSchema).min(1).optional(),
});
export type Segment = z.infer<typeof segmentSchema>;

/** A layover between two tickets: the traveller collects the luggage, checks in again and follows the border's rules. */
export const selfTransferSchema = z.strictObject({
  /** True: after a late first flight, the seller rebooks the traveller. False: nobody does. */
  protected: z.boolean(),
});

/** The time between two segments, and its risks. */
export const layoverSchema = z.strictObject({
  arrivalAirport: placeCodeSchema,
  departureAirport: placeCodeSchema,
  minutes: z.number().int().positive(),
  airportChange: z.boolean(),
  night: z.boolean(),
  short: z.boolean(),
  /** Absent on a single ticket. */
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

/** Names for the codes of a response, in the requested language. */
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
      /** Absent for an airport that we do not know, like its name. */
      country: countryCodeSchema.optional(),
      countryName: z.string().optional(),
    }),
  ),
});
export type Dictionary = z.infer<typeof dictionarySchema>;
