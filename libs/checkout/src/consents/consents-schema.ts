import { z } from 'zod';
import type { CommonRule } from '../fields/typed-text';
import type { Consents } from './consents';

const agreed = z.boolean().refine((ticked) => ticked, { message: 'consent' satisfies CommonRule });

/** Refuses a form without the consents. */
export const consentsSchema = z.object({
  personalData: agreed,
  offer: agreed,
}) satisfies z.ZodType<Consents>;
