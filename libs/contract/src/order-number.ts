import { z } from 'zod';
import { orderNumberPattern } from './order-number.limits';

export const orderNumberSchema = z.string().regex(orderNumberPattern);
