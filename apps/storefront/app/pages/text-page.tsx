import { TextUnavailable } from '@karvon/content';
import { useIntl } from '@karvon/i18n';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { Loaded } from '../data/load-text.server';
import { PageHead } from '../document/head/page-head';
import { unavailableTitles } from '../titles/unavailable.messages';
import { PageFrame } from '../layout/shell/page-frame';

interface TextPageProps<Text> {
  loaded: Loaded<Text>;
  /** The page with its head. */
  children: (text: Text) => ReactNode;
}

/** A page of one text, or the reason why there is none and another try. */
export function TextPage<Text>({ loaded, children }: TextPageProps<Text>) {
  const intl = useIntl();
  const { state, revalidate } = useRevalidator();
  const { text, problem } = loaded;
  return (
    <PageFrame>
      {problem ? (
        <>
          <PageHead title={intl.formatMessage(unavailableTitles.unavailable)} indexable={false} />
          <TextUnavailable
            problem={problem}
            retrying={state === 'loading'}
            onRetry={() => void revalidate()}
          />
        </>
      ) : (
        children(text)
      )}
    </PageFrame>
  );
}
