import { useState } from 'react';
import { useIntl } from '@karvon/i18n';
import { Button, Check, Share2, VisuallyHidden } from '@karvon/ui-kit';
import { shareMessages as m } from './share-button.messages';

interface ShareButtonProps {
  /** What messengers show beside the address. */
  title: string;
  /** From the root of the site. */
  path: string;
}

const isGivenUp = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Hands an address of the site to the device's own list of messengers, or copies it where there is none. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const intl = useIntl();
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready');

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  async function share() {
    const url = new URL(path, window.location.origin).href;
    if (!('share' in navigator)) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Who closes the list has decided; where sharing is not allowed, copying may be.
      if (!isGivenUp(error)) await copy(url);
    }
  }

  if (state === 'refused') return <p role="status">{intl.formatMessage(m.byHand)}</p>;
  const Icon = state === 'copied' ? Check : Share2;
  return (
    <>
      <Button
        variant="secondary"
        iconStart={<Icon aria-hidden="true" size={20} />}
        onClick={() => void share()}
      >
        {intl.formatMessage(state === 'copied' ? m.copied : m.share)}
      </Button>
      {/* Beside the button: browsers find no name in a status inside it. */}
      <VisuallyHidden role="status">
        {state === 'copied' ? intl.formatMessage(m.copied) : ''}
      </VisuallyHidden>
    </>
  );
}
