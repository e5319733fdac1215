import { useId, type ReactNode } from 'react';
import { useIntl } from '@karvon/i18n';
import { Badge } from '@karvon/ui-kit';
import { hasText, differs, type CompareRow } from '../../model/compare-rows';
import { compareMessages as m } from './compare.messages';
import classes from './compare-table.module.css';

interface CompareTableProps {
  /** Of the whole table. */
  name: string;
  /** A head for each column, with its key. */
  heads: readonly { key: string; head: ReactNode }[];
  rows: readonly CompareRow[];
  /** Only rows in which the columns differ. */
  onlyDifferent: boolean;
}

/** What is compared stands side by side; a narrow screen moves the columns and leaves the names of rows in sight. */
export function CompareTable({ name, heads, rows, onlyDifferent }: CompareTableProps) {
  const intl = useIntl();
  const id = useId();
  const shown = rows.filter((row) => hasText(row) && (!onlyDifferent || differs(row)));
  return (
    // A reader without a pointer scrolls it by keys.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={classes.scroll} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={classes.table}>
        <caption id={id} className={classes.caption}>
          {name}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={classes.name}>
              <span className={classes.hidden}>{intl.formatMessage(m.what)}</span>
            </th>
            {heads.map(({ key, head }) => (
              <th key={key} scope="col" className={classes.head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id: row, name: title, cells, best }) => (
            <tr key={row}>
              <th scope="row" className={classes.name}>
                {title}
              </th>
              {heads.map(({ key }, column) => (
                <td key={key} data-best={best?.column === column || undefined}>
                  {cells[column]!.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                  {cells[column]!.length === 0 ? (
                    <p className={classes.unknown}>{intl.formatMessage(m.unknown)}</p>
                  ) : null}
                  {best?.column === column ? <Badge tone="success">{best.text}</Badge> : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
