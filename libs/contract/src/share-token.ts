import { z } from 'zod';

/** The booking number and 128 random bits, '7K3M9QXA-…'. */
export const shareTokenSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}-[\w-]{22}$/);
