import { z } from 'zod';

export const paymentMethodSchema = z.enum(['bank-card', 'payme', 'click', 'sbp']);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
