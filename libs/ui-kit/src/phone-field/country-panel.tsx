import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../late/lazy-part';
import { Skeleton } from '../skeleton/skeleton';
import type { PhoneCountry } from './find-countries';
import classes from './phone-field.module.css';

export const preloadCountryList = () => import('./country-list');
const CountryList = lazyPart(async () => (await preloadCountryList()).CountryList);

interface CountryPanelProps extends Omit<ComponentProps<typeof CountryList>, 'countries'> {
  /** Undefined while the countries are loading. */
  countries: readonly PhoneCountry[] | undefined;
}

/** The countries to choose a calling code from; a skeleton until the list and its code have loaded. */
export function CountryPanel({ countries, ...list }: CountryPanelProps) {
  const wait = (
    <div className={classes.wait}>
      <Skeleton shape="block" />
    </div>
  );
  return (
    <Suspense fallback={wait}>
      {countries ? <CountryList {...list} countries={countries} /> : wait}
    </Suspense>
  );
}
