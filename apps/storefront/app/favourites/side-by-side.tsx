import { ComparePage } from '@karvon/favourites';
import { useHotelWords } from '@karvon/hotel-search';
import { Responses } from '../data/responses';
import { useSite } from '../data/use-site';
import { useMarket } from './use-market';

interface SideBySideProps {
  /** `items` in the address. */
  items: string;
}

function Page({ items }: SideBySideProps) {
  const { today } = useSite();
  return <ComparePage items={items} market={useMarket()} words={useHotelWords()} today={today} />;
}

/** Compares flights or hotels side by side. Searches take a while, so the browser requests them, and the HTML is sent at once. */
export function SideBySide({ items }: SideBySideProps) {
  return (
    <Responses>
      <Page key={items} items={items} />
    </Responses>
  );
}
