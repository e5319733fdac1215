import { z } from 'zod';

/** The order's number and 128 bits that cannot be guessed, '7K3M9QXA-…'. */
export const shareTokenSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}-[\w-]{22}$/);
