/** Keys that produce no character. */
export type KeyName = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown' | 'Backspace';

export type Fault = `${'error' | 'rejection' | 'policy'}: ${string}`;

/** Width and height of a window's page. */
export interface WindowSize {
  width: number;
  height: number;
}

/** What a story needs of a browser: a real pointer, a real keyboard, and functions that run in the page. */
export interface Engine {
  open: (address: string) => Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  run: <Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Moves the pointer to a point of the window and clicks. */
  click: (x: number, y: number) => Promise<void>;
  type: (text: string) => Promise<void>;
  key: (name: KeyName) => Promise<void>;
  /** Switches to the window that was opened last, or to the first one. */
  enterNewestWindow: () => Promise<void>;
  enterFirstWindow: () => Promise<void>;
  resize: (size: WindowSize) => Promise<void>;
  /** A PNG of the window. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** Runs in the page: collects script errors and violations of the content security policy, once per document. */
export function collectFaults(): void {
  const page = window as { faults?: Fault[] };
  if (page.faults) return;
  const faults: Fault[] = (page.faults = []);
  window.addEventListener('error', ({ message, filename }) => {
    if (message) faults.push(`error: ${message} ${filename}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    faults.push(`rejection: ${String(reason)}`);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    faults.push(`policy: ${event.effectiveDirective} ${event.blockedURI}`);
  });
}

/** Runs in the page: returns what `collectFaults` has collected. */
export const readFaults = (): Fault[] => (window as { faults?: Fault[] }).faults ?? [];
