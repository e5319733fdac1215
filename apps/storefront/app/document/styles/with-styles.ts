const coming = new Map<string, Promise<void>>();

/** Whether the server wrote a stylesheet into this page. */
export function isWritten(address: string): boolean {
  return document.querySelector(`style[data-href~="${address}"]`) !== null;
}

/** A stylesheet among those React keeps in order; one that does not come is done without. */
function link(address: string): Promise<void> {
  return new Promise((resolve) => {
    const linked = document.querySelector<HTMLLinkElement>(
      `link[data-precedence][href="${address}"]`,
    );
    if (linked?.sheet) return resolve();
    const element = linked ?? document.createElement('link');
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => resolve());
    if (linked) return;
    element.rel = 'stylesheet';
    element.dataset.precedence = 'karvon';
    element.href = address;
    document.head.append(element);
  });
}

function bring(name: string): Promise<void> {
  const address = `/assets/${name}.css`;
  let style = coming.get(address);
  if (!style) {
    style = isWritten(address) ? Promise.resolve() : link(address);
    coming.set(address, style);
  }
  return style;
}

/**
 * What the build makes of each `import(…)`: the module is handed over when its styles are in the page, so that nothing is
 * ever shown without them.
 * @param load the import itself, begun at once
 * @param names its stylesheets, 'Ab3x Cd4y' for two files in /assets, those it builds upon first; '' or an empty list for none
 */
export async function withStyles<Module>(
  load: () => Promise<Module>,
  names: string | readonly never[],
): Promise<Module> {
  const styles = `${names}`.split(' ').filter(Boolean).map(bring);
  const [module] = await Promise.all([load(), ...styles]);
  return module;
}
