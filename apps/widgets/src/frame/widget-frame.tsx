import { Component, useEffect, useMemo, useState, type ReactNode } from 'react';
import { callDefaults, createTransport, TransportProvider } from '@karvon/api-client';
import { FormattedMessage, I18nProvider, useProblemText } from '@karvon/i18n';
import { Notice } from '@karvon/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { WidgetSettings } from '../loader/widget-settings';
import { frameMessages as m } from './frame.messages';
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

/** Keeps our errors inside the element and notifies the page. */
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
 * Shown on a page that the storefront does not allow: its developer gets an event with the fix, its visitor a link to the
 * storefront.
 */
function OriginGuard({ settings, element, page, children }: WidgetFrameProps) {
  const { lang, origin, target } = settings;
  const [refused, setRefused] = useState('');
  useEffect(() => {
    void isOriginRefused(origin).then((is) => is && setRefused(origin));
  }, [origin]);
  const isRefused = refused === origin;
  useEffect(() => {
    const message = `Add ${location.origin} to WIDGET_ORIGINS of ${origin}`;
    if (isRefused) notify(element, 'karvon-error', { message });
  }, [isRefused, element, origin]);
  if (!isRefused) return children;
  const site = new URL(origin).host;
  return (
    <Notice tone="info">
      <p>
        <FormattedMessage {...m.refused} values={{ site }} />
      </p>
      <a
        href={origin + page(lang)}
        target={target}
        {...(target === '_blank' && { rel: 'noopener' })}
      >
        <FormattedMessage {...m.open} values={{ site }} />
      </a>
    </Notice>
  );
}

interface WidgetFrameProps extends BoundaryProps {
  settings: WidgetSettings;
  /** The storefront's own page with the content of the element. */
  page: (lang: WidgetSettings['lang']) => string;
}

/** Provides every feature with the API transport, the language and a query client. */
export function WidgetFrame(props: WidgetFrameProps) {
  const { element, settings } = props;
  const { lang, origin } = settings;
  const transport = useMemo(() => createTransport({ baseUrl: `${origin}/api` }), [origin]);
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: callDefaults(60_000) }));
  return (
    <I18nProvider locale={lang}>
      <Boundary element={element}>
        <TransportProvider transport={transport}>
          <QueryClientProvider client={queryClient}>
            <OriginGuard {...props} />
          </QueryClientProvider>
        </TransportProvider>
      </Boundary>
    </I18nProvider>
  );
}
