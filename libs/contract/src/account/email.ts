import { z } from 'zod';
import { emailPattern, maxEmailLength } from './email.limits';

/** Separate from the traveller, so that a form does not load all schemas of one. */
export const emailSchema = z.string().max(maxEmailLength).regex(emailPattern);
