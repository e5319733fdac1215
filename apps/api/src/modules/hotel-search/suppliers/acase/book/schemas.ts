import { z } from 'zod';
import { codeField, coded, dayField, many, orEmpty, sumField, yesNo } from '../wire/values';

export const orderMadeSchema = z.object({ Success: z.object({ '@Id': codeField }) });

const attribute = z.string().default('');

export const orderInfoSchema = z.object({
  '@Id': codeField,
  '@ReferenceNumber': attribute,
  '@Price': sumField,
  '@Penalty': sumField,
  Currency: z.object({ '@Code': codeField }),
  Status: coded,
  AccommodationList: z.object({
    Accommodation: many(
      z.object({
        '@Id': codeField,
        '@ConfirmationNumber': attribute,
        '@PossiblePenaltySize': sumField,
        '@VoucherId': attribute,
        Status: coded,
        AllowCancel: yesNo,
      }),
    ).refine((list) => list.length === 1),
  }),
});
export type AcaseOrder = z.output<typeof orderInfoSchema>;

export const orderListSchema = z.object({
  IsThatAll: yesNo,
  Orders: orEmpty(
    z.object({
      Order: many(
        z.object({
          '@Id': codeField,
          '@ReferenceNumber': attribute,
          '@StartDate': dayField,
          Status: coded,
        }),
      ),
    }),
  ),
});

export const taskSchema = z.object({
  TaskInfo: z.object({ '@Code': codeField, TaskStatus: z.object({ '@Code': codeField }) }),
});
