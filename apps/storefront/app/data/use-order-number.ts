import { useSearchParams } from 'react-router';
import { orderNumberOf } from './prefetch/prefetch-order';

/** The order in the address. The loader has already redirected an address without one. */
export function useOrderNumber(): string {
  const [params] = useSearchParams();
  return orderNumberOf(params) ?? '';
}
