import { maxContentQueryLength } from '@karvon/contract';
import { useIntl, useLocale } from '@karvon/i18n';
import { paths } from '@karvon/paths';
import { Button, Search, TextField } from '@karvon/ui-kit';
import { Form } from 'react-router';
import { searchMessages as m } from './text-search.messages';
import classes from './text-search.module.css';

/**
 * A search field for news and company pages. It is a GET form, so it works without scripts. Change its `key` together
 * with `query`.
 */
export function TextSearch({ query = '' }: { query?: string }) {
  const intl = useIntl();
  return (
    <Form role="search" className={classes.root} action={paths.search.to(useLocale())}>
      <TextField
        type="search"
        name="q"
        label={intl.formatMessage(m.label)}
        placeholder={intl.formatMessage(m.placeholder)}
        defaultValue={query}
        maxLength={maxContentQueryLength}
        enterKeyHint="search"
        autoComplete="off"
      />
      <Button type="submit" variant="secondary" iconStart={<Search aria-hidden size={20} />}>
        {intl.formatMessage(m.find)}
      </Button>
    </Form>
  );
}
