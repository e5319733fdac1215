import { reportError } from './report-error';

/** Browsers report these, and we cannot fix them. */
const harmless = /^ResizeObserver loop/;

function onError(event: ErrorEvent): void {
  // For another site's script a browser says only "Script error.".
  if (!event.error && !event.filename) return;
  if (!harmless.test(event.message))
    reportError(event.error ?? event.message, { source: 'window' });
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  if (reason instanceof DOMException && reason.name === 'AbortError') return;
  reportError(reason, { source: 'promise' });
}

/** A missing picture: its error event does not bubble, but can be captured. */
function onMissingPicture({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  reportError('Missing picture', { path: new URL(target.src, document.baseURI).pathname });
}

/** Reports uncaught errors, and icons and pictures that did not load. */
export function watchPage(): void {
  window.addEventListener('error', onMissingPicture, true);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
}
