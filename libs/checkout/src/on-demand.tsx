import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '@karvon/ui-kit';

/**
 * A part that most visitors never see. It loads when it is rendered, or earlier by `load`, which never fails: rendering tries
 * again.
 * @param load an `import(…)`
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(load);
  const OnDemand = (props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(OnDemand, { load: () => void load().catch(() => undefined) });
}
