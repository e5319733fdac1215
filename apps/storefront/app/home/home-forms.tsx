import { lazy, useState } from 'react';
import { AirSearchForm } from '@karvon/air-search';
import type { Place } from '@karvon/contract';
import { useSite } from '../layout/use-site';
import type { HomeTab } from './home-tabs';

/** Without a fallback of its own: a page asked for with this tab waits for it, a press keeps the tab before until it is there. */
const OrderForm = lazy(async () => ({ default: (await import('./order-form')).OrderForm }));

interface HomeFormsProps {
  tab: HomeTab;
  /** Where the search begins; null while its name is not known. */
  home: Place | null;
}

/** The form of the chosen tab; the others stay as they were left. */
export function HomeForms({ tab, home }: HomeFormsProps) {
  const { edition, today } = useSite();
  const [orderSeen, setOrderSeen] = useState(tab === 'order');
  if (tab === 'order' && !orderSeen) setOrderSeen(true);
  return (
    <>
      <div hidden={tab !== 'air'}>
        <AirSearchForm edition={edition} today={today} places={home ? [home] : []} />
      </div>
      {orderSeen ? (
        <div hidden={tab !== 'order'}>
          <OrderForm />
        </div>
      ) : null}
    </>
  );
}
