import { useState } from 'react';
import { AirSearchForm } from '@karvon/air-search';
import type { Place } from '@karvon/contract';
import { lazyPart } from '@karvon/ui-kit';
import { useSite } from '../data/use-site';
import type { HomeTab } from './home-tabs';

/**
 * Has no fallback of its own: a page that opens on this tab waits for the form, and after a click the former tab stays until the
 * form has loaded.
 */
const HotelForm = lazyPart(async () => (await import('./hotel-form')).HotelForm);
const OrderForm = lazyPart(async () => (await import('./order-form')).OrderForm);

interface HomeFormsProps {
  tab: HomeTab;
  /** The places of the search, if their names are known. */
  places: readonly Place[];
}

/** The form of the chosen tab. The other forms keep what was typed. */
export function HomeForms({ tab, places }: HomeFormsProps) {
  const { edition, today } = useSite();
  const [seen, setSeen] = useState<readonly HomeTab[]>([tab]);
  if (!seen.includes(tab)) setSeen([...seen, tab]);
  return (
    <>
      <div hidden={tab !== 'air'}>
        <AirSearchForm edition={edition} today={today} places={places} />
      </div>
      {seen.includes('hotel') ? (
        <div hidden={tab !== 'hotel'}>
          <HotelForm today={today} />
        </div>
      ) : null}
      {seen.includes('order') ? (
        <div hidden={tab !== 'order'}>
          <OrderForm />
        </div>
      ) : null}
    </>
  );
}
