import { z } from 'zod';

/** Languages of the interface: Russian and Uzbek (Latin script). */
export const localeSchema = z.enum(['ru', 'uz']);
export type Locale = z.infer<typeof localeSchema>;
export const locales = localeSchema.options;
