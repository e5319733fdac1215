import { reportError } from './report-error';

/** Browsers report these themselves, and nobody can mend them. */
const harmless = /^ResizeObserver loop/;

function onError(event: ErrorEvent): void {
  // Of another site's script a browser says nothing but "Script error.".
  if (!event.error && !event.filename) return;
  if (!harmless.test(event.message))
    reportError(event.error ?? event.message, { source: 'window' });
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  if (reason instanceof DOMException && reason.name === 'AbortError') return;
  reportError(reason, { source: 'promise' });
}

/** A picture that is not there: its event does not bubble, but is heard on the way down. */
function onMissingPicture({ target }: Event): void {
  if (!(target instanceof HTMLImageElement)) return;
  reportError('Missing picture', { path: new URL(target.src, document.baseURI).pathname });
}

/** Reports what nobody caught, and icons and pictures that did not come. */
export function watchPage(): void {
  window.addEventListener('error', onMissingPicture, true);
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
}
