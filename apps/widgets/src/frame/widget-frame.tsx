import { Component, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createTransport, TransportProvider } from '@karvon/api-client';
import { I18nProvider, useProblemText } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { WidgetSettings } from '../loader/widget-settings';
import { isOriginRefused } from './is-origin-refused';
import { tell } from './tell';
import './shadow.css';

function Broken() {
  const problemText = useProblemText();
  return <Notice tone="error">{problemText(undefined)}</Notice>;
}

interface BoundaryProps {
  element: HTMLElement;
  children: ReactNode;
}

/** An error of ours stays within the element; the page is told. */
class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    const message = error instanceof Error ? error.message : String(error);
    tell(this.props.element, 'karvon-error', { message });
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

/** Fails on a page that the storefront does not answer, in words for who put the element there. */
function OriginGuard({ origin, children }: { origin: string; children: ReactNode }) {
  const [refused, setRefused] = useState('');
  useEffect(() => {
    void isOriginRefused(origin).then((is) => is && setRefused(origin));
  }, [origin]);
  if (refused === origin) throw new Error(`Add ${location.origin} to WIDGET_ORIGINS of ${origin}`);
  return children;
}

interface WidgetFrameProps extends BoundaryProps {
  settings: WidgetSettings;
}

/** What every feature stands in: the way to the API, the language, answers of its own. */
export function WidgetFrame({ settings: { lang, origin }, element, children }: WidgetFrameProps) {
  const transport = useMemo(() => createTransport({ baseUrl: `${origin}/api` }), [origin]);
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } }),
  );
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
