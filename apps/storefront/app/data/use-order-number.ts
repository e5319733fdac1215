import { useSearchParams } from 'react-router';
import { orderNumberOf } from './prefetch-order';

/** The order the page is about; its loader has already led away who names none. */
export function useOrderNumber(): string {
  const [params] = useSearchParams();
  return orderNumberOf(params) ?? '';
}
