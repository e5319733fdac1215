import { createContext, use, type ReactNode } from 'react';
import type { Transport } from './transport';

const TransportContext = createContext<Transport | null>(null);

/** Gives the pages inside it their way to the API. */
export function TransportProvider({
  transport,
  children,
}: {
  transport: Transport;
  children: ReactNode;
}) {
  return <TransportContext value={transport}>{children}</TransportContext>;
}

export function useTransport(): Transport {
  const transport = use(TransportContext);
  if (!transport) throw new Error('No TransportProvider');
  return transport;
}
