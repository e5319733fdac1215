const coming = new Map<string, Promise<void>>();
const announced = new Set<string>();

/**
 * A request takes a slow phone some milliseconds: each runs in a task of its own, so that a click waits for one and not for
 * thirty.
 */
const ask = (element: HTMLLinkElement) => void setTimeout(() => document.head.append(element));

/** Whether the server inlined a stylesheet in this page. */
export function isWritten(address: string): boolean {
  return document.querySelector(`style[data-href~="${address}"]`) !== null;
}

/** Adds a stylesheet among those that React keeps in order. If it does not load, the page goes on without it. */
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
    ask(element);
  });
}

/** Requests a script of this page's language before the script that imports it has loaded. */
function announce(name: string): void {
  if (announced.has(name)) return;
  announced.add(name);
  const element = document.createElement('link');
  element.rel = 'modulepreload';
  element.href = `/assets/${document.documentElement.lang}/${name}`;
  ask(element);
}

function bring(name: string): Promise<void> | void {
  if (name.endsWith('.js')) return announce(name);
  const address = `/assets/${name}.css`;
  let style = coming.get(address);
  if (!style) {
    style = isWritten(address) ? Promise.resolve() : link(address);
    coming.set(address, style);
  }
  return style;
}

/**
 * The build calls this for each `import(…)`. It resolves with the module after its styles are in the page, so that nothing
 * appears without styles.
 * @param load starts the import
 * @param names its stylesheets, 'Ab3x Cd4y' for two files in /assets, dependencies first, and imported scripts to request along
 * with it, 'panel-Ef5z.js'; '' or an empty list for none
 */
export async function withStyles<Module>(
  load: () => Promise<Module>,
  names: string | readonly never[],
): Promise<Module> {
  const styles = `${names}`.split(' ').filter(Boolean).map(bring);
  const [module] = await Promise.all([load(), ...styles]);
  return module;
}
