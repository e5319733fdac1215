import { z } from 'zod';
import { endpoint } from '@karvon/contract';

const code = z.string().min(1).max(60);
const listedHotelSchema = z.strictObject({ code, name: z.string() });

/** Two entries that may be one hotel. */
export const proposedHotelLinkSchema = z.strictObject({
  hotel: listedHotelSchema,
  house: listedHotelSchema,
  city: z.string(),
  metres: z.number().int(),
  /** How similar the names are, in per cent. */
  likeness: z.number().int(),
});
export type ProposedHotelLink = z.infer<typeof proposedHotelLinkSchema>;

export const proposeHotelLinks = endpoint({
  method: 'GET',
  path: '/v1/ops/hotel-links',
  summary: 'Hotels of two suppliers that may be the same, the most certain first',
  query: z.strictObject({
    count: z.coerce.number().int().min(1).max(500).default(50),
    /** Code of a city; absent: all cities. */
    city: code.optional(),
  }),
  response: z.strictObject({ links: z.array(proposedHotelLinkSchema) }),
});

export const linkHotel = endpoint({
  method: 'POST',
  path: '/v1/ops/hotel-links/:hotel/:house',
  summary: 'Link two entries as one hotel, sold under the second code',
  params: z.strictObject({ hotel: code, house: code }),
  response: z.strictObject({ linked: z.boolean() }),
});

export const unlinkHotel = endpoint({
  method: 'DELETE',
  path: '/v1/ops/hotel-links/:hotel',
  summary: 'Remove the link of a hotel',
  params: z.strictObject({ hotel: code }),
  response: z.strictObject({ unlinked: z.boolean() }),
});
