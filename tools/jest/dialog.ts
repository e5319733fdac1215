/** jsdom has <dialog> without its methods; browsers do more (top layer, inert page), but tests need only this. */
export function giveDialogItsMethods(): void {
  if (typeof HTMLDialogElement === 'undefined') return;
  const open = (dialog: HTMLDialogElement) => {
    if (!dialog.isConnected) throw new DOMException('Not in a document', 'InvalidStateError');
    returnTo.set(dialog, document.activeElement);
    dialog.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.show = function show() {
    open(this);
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    open(this);
    this.addEventListener('keydown', cancelOnEscape);
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.hasAttribute('open')) return;
    this.removeEventListener('keydown', cancelOnEscape);
    this.removeAttribute('open');
    const opener = returnTo.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    this.dispatchEvent(new Event('close'));
  };
}

const returnTo = new WeakMap<HTMLDialogElement, Element | null>();

function cancelOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}
