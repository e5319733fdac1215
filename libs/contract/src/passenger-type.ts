import { z } from 'zod';

export const passengerTypeSchema = z.enum(['adult', 'child', 'baby']);
export type PassengerType = z.infer<typeof passengerTypeSchema>;
