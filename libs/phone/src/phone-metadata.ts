import type { MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { maskedCountries, phoneMask } from './phone-mask';

/** The index of a country's formats in its row. A row without them shares those of the main country of its calling code. */
const formatsIndex = 4;

/** A mask as the only format of a country: `(999) 999-99-99` becomes `($1) $2-$3-$4` with groups of digits. */
function formatsOf(mask: string) {
  let group = 0;
  const pattern = (mask.match(/9+/g) ?? []).map(({ length }) => `(\\d{${length}})`).join('');
  return [[pattern, mask.replace(/9+/g, () => `$${(group += 1)}`)]];
}

const countries: Record<string, unknown[]> = { ...metadata.countries };
for (const country of maskedCountries) {
  const row = countries[country];
  const mask = phoneMask(country);
  if (row?.[formatsIndex] && mask) countries[country] = row.with(formatsIndex, formatsOf(mask));
}

/** The world's numbering plans in the form that libphonenumber needs, with our own masks as the formats of their countries. */
export const phoneMetadata = { ...metadata, countries } as MetadataJson;
