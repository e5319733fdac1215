import { z } from 'zod';
import { feeIsMissing, oneOf } from './fact';
import { vatPercents, wrongCodes } from './uzbekistan';

const tin = z.string().regex(/^\d{9}$/);

/** An item on the tax receipt of Uzbekistan: its code in the national catalogue, package and VAT. */
const uzCode = z.strictObject({
  code: z
    .string()
    .regex(/^\d{17}$/)
    .superRefine((code, context) => {
      const wrong = wrongCodes.find(({ value }) => value === code);
      if (wrong) context.addIssue({ code: 'custom', message: `${code} is ${wrong.meaning}` });
    }),
  packageCode: z.string().regex(/^\d{1,20}$/),
  vatPercent: oneOf(vatPercents),
  /** The INN of the goods' owner, where it is not the `tin` of all items. */
  tin: tin.optional(),
});

export const uzFiscal = z
  .strictObject({
    /** The principal whose goods are sold on commission; Click makes no receipt without it. */
    tin: tin.optional(),
    air: uzCode.optional(),
    hotel: uzCode.optional(),
    fee: uzCode.optional(),
  })
  .superRefine(({ air, hotel, fee }, context) => {
    if ((air ?? hotel) && !fee)
      context.addIssue({ code: 'custom', path: ['fee'], message: feeIsMissing });
  });
export type UzFiscal = z.infer<typeof uzFiscal>;
