import { useRef, useState } from 'react';
import type { AirOrder } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Card, Check, Copy, Stack, VisuallyHidden } from '@karvon/ui-kit';
import { Link } from 'react-router';
import { shareMessages as m } from './share-panel.messages';
import classes from './share-panel.module.css';

/** A link without personal data, with which others can see the flights or pay. */
export function SharePanel({ order }: { order: Pick<AirOrder, 'shareToken' | 'status'> }) {
  const intl = useIntl();
  const lang = useLocale();
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const page = useRef<HTMLAnchorElement>(null);
  const path = paths.airShared.to(lang, { token: order.shareToken });

  async function copy() {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      setCopied('yes');
    } catch {
      // The clipboard is not allowed: the visitor can copy the address by hand. The button goes, and the focus must not.
      page.current?.focus();
      setCopied('refused');
    }
  }

  return (
    <Card as="section" aria-labelledby="order-share">
      <Stack>
        <h2 id="order-share" className={classes.title}>
          {intl.formatMessage(order.status === 'not-paid' ? m.pay : m.show)}
        </h2>
        <p className={classes.text}>{intl.formatMessage(m.text)}</p>
        {/* Beside the button: browsers find no name in a status inside it. */}
        <VisuallyHidden role="status">
          {copied === 'yes' ? intl.formatMessage(m.copied) : ''}
        </VisuallyHidden>
        <Stack gap={1}>
          {copied === 'refused' ? null : (
            <Button
              block
              variant="secondary"
              iconStart={
                copied === 'yes' ? (
                  <Check aria-hidden="true" size={20} />
                ) : (
                  <Copy aria-hidden="true" size={20} />
                )
              }
              onClick={() => void copy()}
            >
              {intl.formatMessage(copied === 'yes' ? m.copied : m.copy)}
            </Button>
          )}
          <Button as={Link} ref={page} block to={path} variant="quiet">
            {intl.formatMessage(m.open)}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
