import { z } from 'zod';
import { guestNamePattern, maxGuestNameLength } from './hotel-order.limits';

/** Separate from the orders, so that a form does not load their schemas. */
export const guestNameSchema = z
  .string()
  .trim()
  .min(1)
  .max(maxGuestNameLength)
  .regex(guestNamePattern);
