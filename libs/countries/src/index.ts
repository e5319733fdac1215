export { countriesQuery } from './countries.query';
export { useCountryOptions, usePhoneCountries } from './use-countries';
