import { z } from 'zod';
import { emailPattern, maxEmailLength } from './email.limits';

/** Apart from the traveller, so that a form does not bring all schemas of one. */
export const emailSchema = z.string().max(maxEmailLength).regex(emailPattern);
