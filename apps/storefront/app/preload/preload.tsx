import { useEffect, useState, type ComponentType } from 'react';

/** Only Chromium has this property; other browsers do not tell that the visitor saves data. */
interface Connection {
  connection?: { saveData?: boolean };
}

/** Preloads pages after this one is hydrated; never for a visitor who saves data. */
export function Preload() {
  const [Pages, setPages] = useState<ComponentType>();
  useEffect(() => {
    if ((navigator as Connection).connection?.saveData) return;
    import('./preload-pages').then(
      ({ PreloadPages }) => setPages(() => PreloadPages),
      // Pages come a little later without it.
      () => undefined,
    );
  }, []);
  return Pages ? <Pages /> : null;
}
