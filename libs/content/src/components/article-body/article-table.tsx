import { useId } from 'react';
import type { Block } from '@karvon/contract';
import { useIntl } from '@karvon/i18n';
import { articleMessages as messages } from './article-body.messages';
import { InlineText } from './inline-text';
import classes from './article-body.module.css';

/** A table; one wider than the screen scrolls in its own box, also by keyboard. Its columns are its accessible name. */
export function ArticleTable({ columns, rows }: Extract<Block, { kind: 'table' }>) {
  const intl = useIntl();
  const id = useId();
  const headId = `${id}-head`;
  return (
    <div
      className={classes.table}
      role="group"
      id={id}
      aria-label={intl.formatMessage(messages.table)}
      aria-labelledby={`${id} ${headId}`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
      tabIndex={0}
    >
      <table>
        <thead>
          <tr id={headId}>
            {columns.map(({ title, align }, at) =>
              // The corner cell is often empty; it is then not a header cell.
              title.length > 0 ? (
                <th key={at} scope="col" data-align={align}>
                  <InlineText line={title} />
                </th>
              ) : (
                <td key={at} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((line, at) => (
                <td key={at} data-align={columns[at]?.align}>
                  <InlineText line={line} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
