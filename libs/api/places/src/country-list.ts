import { hasFlag } from 'country-flag-icons';
import type { Country, Locale } from '@karvon/contract';
import { flagPath } from '@karvon/paths';
import { countries } from '@karvon/sandbox-world';

/** Every country and territory, sorted as a reader of `lang` expects. */
export function listOfCountries(lang: Locale): Country[] {
  const collator = new Intl.Collator(lang);
  return [...countries]
    .sort((a, b) => collator.compare(a.names[lang], b.names[lang]))
    .map((country) => ({
      flag_url: hasFlag(country.iso2) ? flagPath(country.iso2) : null,
      name_ru: country.names.ru,
      name_uz: country.names.uz,
      iso_code2: country.iso2,
      iso_code3: country.iso3,
      tel_prefix: country.telPrefix,
    }));
}
