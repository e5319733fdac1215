import { z } from 'zod';
import { guestNamePattern, maxGuestNameLength } from './hotel-order.limits';

/** Apart from the orders, so that a form does not bring their schemas. */
export const guestNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(maxGuestNameLength)
  .regex(guestNamePattern);
