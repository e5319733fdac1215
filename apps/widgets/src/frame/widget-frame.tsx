import { Component, useEffect, useMemo, useState, type ReactNode } from 'react';
import { callDefaults, createTransport, TransportProvider } from '@karvon/api-client';
import { I18nProvider, useProblemText } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import {
  QueryClient,
  QueryClientProvider,
  useQueryClient,
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
} from '@tanstack/react-query';
import type { WidgetSettings } from '../loader/widget-settings';
import { isOriginRefused } from './is-origin-refused';
import { notify } from './notify';
import './shadow.css';

function Broken() {
  const problemText = useProblemText();
  return <Notice tone="error">{problemText(undefined)}</Notice>;
}

interface BoundaryProps {
  element: HTMLElement;
  children: ReactNode;
}

/** Keeps our errors inside the element and tells the page. */
class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    const message = error instanceof Error ? error.message : String(error);
    notify(this.props.element, 'karvon-error', { message });
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/**
 * Throws on a page that the storefront does not allow, with a text for the page's developer. It asks when a call has
 * failed: to an element, a refused call looks like no connection.
 */
function OriginGuard({ origin, children }: { origin: string; children: ReactNode }) {
  const client = useQueryClient();
  const [refused, setRefused] = useState('');
  useEffect(() => {
    function onCall(event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      void isOriginRefused(origin).then((is) => is && setRefused(origin));
    }
    const leaveQueries = client.getQueryCache().subscribe(onCall);
    const leaveMutations = client.getMutationCache().subscribe(onCall);
    return () => {
      leaveQueries();
      leaveMutations();
    };
  }, [client, origin]);
  if (refused === origin) throw new Error(`Add ${location.origin} to WIDGET_ORIGINS of ${origin}`);
  return children;
}

interface WidgetFrameProps extends BoundaryProps {
  settings: WidgetSettings;
}

/** Provides every feature with the API transport, the language and a query client. */
export function WidgetFrame({ settings: { lang, origin }, element, children }: WidgetFrameProps) {
  const transport = useMemo(() => createTransport({ baseUrl: `${origin}/api` }), [origin]);
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: callDefaults(60_000) }));
  return (
    <I18nProvider locale={lang}>
      <Boundary element={element}>
        <TransportProvider transport={transport}>
          <QueryClientProvider client={queryClient}>
            <OriginGuard origin={origin}>{children}</OriginGuard>
          </QueryClientProvider>
        </TransportProvider>
      </Boundary>
    </I18nProvider>
  );
}
