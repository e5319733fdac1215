import type { MetadataJson } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { maskedCountries, phoneMask } from './phone-mask';

/** Where a country's row keeps its formats. A row without them shares those of the main country of its prefix. */
const formatsIndex = 4;

/** A mask as the one format of a country: `(999) 999-99-99` is `($1) $2-$3-$4` of groups of digits. */
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

/** The numbering plans of the world in the form libphonenumber takes, with our own masks as the formats of their countries. */
export const phoneMetadata = { ...metadata, countries } as MetadataJson;
