import { useSearchParams } from 'react-router';
import { orderNumberOf } from './prefetch/prefetch-order';

/** The booking number in the address. The loader has already redirected an address without one. */
export function useOrderNumber(): string {
  const [params] = useSearchParams();
  return orderNumberOf(params) ?? '';
}
