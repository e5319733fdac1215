import { createContext, use, type ReactNode } from 'react';
import type { Transport } from './transport';

const TransportContext = createContext<Transport | null>(null);

/** Provides the transport to the pages inside it. */
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
