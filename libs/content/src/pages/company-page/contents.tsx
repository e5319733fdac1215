import type { Block } from '@karvon/contract';
import { FormattedMessage } from '@karvon/i18n';
import { useId } from 'react';
import { Link } from 'react-router';
import { InlineText } from '../../components/article-body/inline-text';
import { pageMessages as messages } from './company-page.messages';
import classes from './company-page.module.css';

/** A text with fewer headings needs no table of contents. */
const fewest = 4;

type Heading = Extract<Block, { kind: 'heading' }>;

/** The headings for a text's table of contents; empty for a short text. */
export function partsOf(blocks: Block[]): Heading[] {
  const parts = blocks.filter((block) => block.kind === 'heading' && block.level === 2);
  return parts.length >= fewest ? (parts as Heading[]) : [];
}

/** The table of contents of a long text, beside or above it. */
export function Contents({ parts }: { parts: Heading[] }) {
  const title = useId();
  return (
    <nav aria-labelledby={title} className={classes.contents}>
      <p id={title} className={classes.contentsTitle}>
        <FormattedMessage {...messages.contents} />
      </p>
      <ul>
        {parts.map(({ id, content }) => (
          <li key={id}>
            <Link to={`#${id}`}>
              <InlineText line={content.filter((inline) => inline.kind === 'text')} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
