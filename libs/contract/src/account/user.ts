import { z } from 'zod';
import { localeSchema } from '../locale';

/** A signed-in visitor. */
export const userSchema = z.strictObject({
  id: z.string().min(1),
  username: z.string(),
  langcode: localeSchema,
  settings: z.strictObject({
    /** The balance of loyalty points. */
    TotalPoints: z.number().int().min(0),
  }),
});
export type User = z.infer<typeof userSchema>;
