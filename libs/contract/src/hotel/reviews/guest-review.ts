import { z } from 'zod';
import { plainDateSchema } from '../../primitives';
import { maxReviewLetters } from './guest-review.limits';

/** With whom a guest came. */
export const guestPartySchema = z.enum(['solo', 'couple', 'family']);
export type GuestParty = z.infer<typeof guestPartySchema>;

const wordsSchema = z.string().max(maxReviewLetters);

/** What one guest wrote about a hotel. */
export const guestReviewSchema = z
  .strictObject({
    date: plainDateSchema,
    /** In tenths of a point, up to 10 points; absent where the guest gave none. */
    tenths: z.number().int().min(10).max(100).optional(),
    /** What the guest liked; may be empty. */
    liked: wordsSchema,
    /** What the guest did not like; may be empty. */
    disliked: wordsSchema,
    /** The language of the words: ISO 639-1. */
    language: z.string().regex(/^[a-z]{2}$/),
    /** Absent where a supplier does not provide it. */
    room: z.string().optional(),
    /** Absent where a supplier does not provide it. */
    party: guestPartySchema.optional(),
  })
  .refine(({ liked, disliked }) => liked !== '' || disliked !== '', 'no words');
export type GuestReview = z.infer<typeof guestReviewSchema>;
