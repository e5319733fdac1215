import { z } from 'zod';

/** Eight Crockford base-32 symbols: 40 random bits, no I L O U. */
export const orderNumberSchema = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/);
