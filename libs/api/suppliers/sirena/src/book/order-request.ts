import type { Passenger } from '@karvon/contract';
import { typeOfDocument } from '@karvon/travel-documents';
import type { XmlElement } from '@karvon/supply/xml';
import type { HoldRequest } from '@karvon/air-supply/air-supplier';
import { brandsOf, segmentsOf } from '../search/requests';
import type { Recipe, RecipeFare } from '../search/offer-id';
import { codeOfType } from '../search/read-prices';
import type { SoldVariant } from '../search/read-variants';
import { writeDay } from '../wire/values';

/** Electronic tickets. */
export const TICKETS = 'ЭБМ';

/** The remark that holds our reference: orders have no other field for it. */
export const remarkOf = (reference: string): string => `KARVON ${reference}`.toUpperCase();

/** The surname that opens an order: without hyphens. */
export const surnameOf = (surname: string): string => surname.replaceAll('-', '');

/** The kind of a document, by its citizenship and the form of its number. */
export function documentCode({
  country,
  document,
}: Pick<Passenger, 'country' | 'document'>): string {
  if (country !== 'RU') return 'NP';
  const kind = typeOfDocument(country, document)?.kind;
  return kind === 'internal' ? 'PS' : kind === 'passport' ? 'PSP' : 'SR';
}

export const firstNameOf = ({ name, patronymic }: Pick<Passenger, 'name' | 'patronymic'>) =>
  [name, patronymic].filter(Boolean).join(' ');

const passengerOf = (
  passenger: Passenger,
  index: number,
  categories: SoldVariant['categories'],
): XmlElement => ({
  // The fields must stay in this order.
  '@id': index + 1,
  lastname: passenger.surname,
  firstname: firstNameOf(passenger),
  category: categories[passenger.type] ?? codeOfType[passenger.type],
  sex: passenger.sex,
  birthdate: writeDay(passenger.birthDate),
  doccode: documentCode(passenger),
  doc: passenger.document,
  ...(passenger.documentValid && { pspexpire: writeDay(passenger.documentValid) }),
  doc_country: passenger.country,
  nationality: passenger.country,
});

/** `booking`: it cannot name a price, so the price of the order is checked right after. */
export const orderRequest = (
  { passengers, contact, reference }: HoldRequest,
  {
    recipe,
    fare,
    sold: { categories },
    formPay,
  }: { recipe: Recipe; fare: RecipeFare; sold: SoldVariant; formPay: string },
): XmlElement => ({
  segment: segmentsOf(recipe, fare),
  passenger: passengers.map((one, index) => passengerOf(one, index, categories)),
  contacts: {
    phone: { '@type': 'mobile', '#text': contact.mobilePhone.replace('+', '') },
    email: contact.email,
  },
  remarks: { remark: remarkOf(reference) },
  request_params: { tick_ser: TICKETS, formpay: formPay, brand: brandsOf(recipe, fare) },
  answer_params: { lang: 'en' },
});
