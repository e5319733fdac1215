import { airTexts } from './air-texts';
import { hotelTexts } from './hotel-texts';
import type { Texts } from './texts';

/** The texts of both kinds of order. */
export const orderTexts: Texts = { air: airTexts, hotel: hotelTexts };
