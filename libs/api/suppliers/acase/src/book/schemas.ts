import { z } from 'zod';
import { many } from '@karvon/supply/xml';
import { codeField, coded, dayField, orEmpty, sumField, yesNo } from '../wire/values';

export const orderMadeSchema = z.object({ Success: z.object({ '@Id': codeField }) });

const attribute = z.string().default('');
const code = z.object({ '@Code': z.string() });
const personSchema = z.object({
  '@LastName': attribute,
  '@FirstName': attribute,
  Category: code.optional(),
});
export type AcasePersons = readonly z.output<typeof personSchema>[];

export const orderInfoSchema = z.object({
  '@Id': codeField,
  '@ReferenceNumber': attribute,
  '@Price': sumField,
  '@Penalty': sumField,
  Currency: z.object({ '@Code': codeField }),
  Status: coded,
  AccommodationList: z.object({
    Accommodation: many(
      // Loose: a change repeats what it does not change.
      z.looseObject({
        '@Id': codeField,
        '@ConfirmationNumber': attribute,
        '@PossiblePenaltySize': sumField,
        '@VoucherId': attribute,
        Status: coded,
        AllowCancel: yesNo,
        AllowModify: yesNo.optional(),
        AmendmentRejected: yesNo.optional(),
        '@AdditionalInfo': attribute,
        Persons: orEmpty(z.object({ Person: many(personSchema) })).optional(),
      }),
    ).refine((list) => list.length === 1),
  }),
});
export type AcaseOrder = z.output<typeof orderInfoSchema>;

/** What a change of an accommodation must repeat of it. */
export const sameStaySchema = z.object({
  '@ArrivalDate': z.string(),
  '@ArrivalTime': attribute,
  '@DepartureDate': z.string(),
  '@DepartureTime': attribute,
  '@NumberOfRooms': z.string(),
  '@NumberOfGuests': z.string(),
  '@NumberOfExtraBedsAdult': attribute,
  '@NumberOfExtraBedsChild': attribute,
  '@NumberOfExtraBedsInfant': attribute,
  Hotel: code,
  Product: z.object({ '@Code': z.string(), Allotment: code }),
});

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
