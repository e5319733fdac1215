import { z } from 'zod';
import { endpoint } from '../endpoint';
import { passengerSchema } from './traveller-data';
import {
  listTravellersCall,
  saveTravellerCall,
  changeTravellerCall,
  deleteTravellerCall,
} from './travellers.calls';

/** A traveller with the data that the passenger form needs. Whether adult, child or baby depends on the day of the flight. */
export const travellerSchema = passengerSchema.omit({ type: true });
export type Traveller = z.infer<typeof travellerSchema>;

export const savedTravellerSchema = z.strictObject({ id: z.uuid(), ...travellerSchema.shape });
export type SavedTraveller = z.infer<typeof savedTravellerSchema>;

const travellerParams = z.strictObject({ id: z.uuid() });

export const listTravellers = endpoint({
  ...listTravellersCall,
  summary: 'The saved travellers of the signed-in user, the last changed first',
  sessionAccess: true,
  response: z.strictObject({
    travellers: z.array(savedTravellerSchema),
    /** The maximum number of travellers a user may save. */
    limit: z.number().int(),
  }),
});
export type TravellerList = z.infer<typeof listTravellers.response>;

export const saveTraveller = endpoint({
  ...saveTravellerCall,
  summary: 'Save a traveller; one with the same document is updated instead of saved twice',
  status: 201,
  sessionAccess: true,
  body: travellerSchema,
  response: savedTravellerSchema,
});

export const changeTraveller = endpoint({
  ...changeTravellerCall,
  summary: 'Update a saved traveller',
  sessionAccess: true,
  params: travellerParams,
  body: travellerSchema,
  response: savedTravellerSchema,
});

export const deleteTraveller = endpoint({
  ...deleteTravellerCall,
  summary: 'Delete a saved traveller',
  sessionAccess: true,
  params: travellerParams,
  response: z.strictObject({ ok: z.literal(true) }),
});
