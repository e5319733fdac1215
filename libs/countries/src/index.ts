export { countriesQuery } from './countries.query';
export { useCountryChoices, usePhoneCountries, type CountryChoice } from './use-countries';
