import { lazy, Suspense, useState, type ComponentType } from 'react';

const loads: (() => Promise<void>)[] = [];

/**
 * A part of the page that stands in the HTML and works there by itself (links, forms, popovers of the browser's own). Its
 * code comes once the page is awake, so that what a visitor types into wakes up earlier.
 * @param load an `import(…)`; parts of one file come together
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Coming = lazy(async () => ({ default: await load() }));
  loads.push(async () => void (loaded = await load()));
  return function Late(props: Props) {
    // One and the same for as long as it is shown: another type would begin anew.
    const [Part] = useState<ComponentType<Props>>(() => loaded ?? (Coming as ComponentType<Props>));
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** For the server and for specs: every part at hand, so that no answer is written without one. */
export async function loadLateParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}
