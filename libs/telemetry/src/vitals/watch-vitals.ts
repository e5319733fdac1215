import { reportInfo } from '../journal/report-error';

/**
 * Measures LCP, INP, CLS and TTFB for visitors who have consented. The measuring code is loaded after the consent.
 * @param allowed checked before loading and before each report, so that withdrawing the consent works at once
 */
export async function watchVitals(allowed: () => boolean): Promise<void> {
  if (!allowed()) return;
  const { onCLS, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onINP, onLCP, onTTFB])
    watch(({ name, value, rating }) => {
      // Withdrawing the consent stops the reports at once.
      if (allowed())
        reportInfo('vitals', {
          metric: name,
          rating,
          amount: String(Math.round(value * 1000) / 1000),
        });
    });
}
