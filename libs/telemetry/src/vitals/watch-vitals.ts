import { reportInfo } from '../journal/report-error';

/**
 * Measures how the page feels (LCP, INP, CLS, TTFB) for visitors who agreed to it. The measuring code is loaded after the consent.
 * @param allowed asked before loading and before each report: a consent taken back counts at once
 */
export async function watchVitals(allowed: () => boolean): Promise<void> {
  if (!allowed()) return;
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onINP, onLCP, onTTFB])
    watch(({ name, value, rating }) => {
      // A consent taken back ends the measuring at once.
      if (allowed())
        reportInfo('vitals', {
          metric: name,
          rating,
          amount: String(Math.round(value * 1000) / 1000),
        });
    });
}
