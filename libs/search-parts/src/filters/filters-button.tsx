import { useIntl } from '@karvon/i18n';
import { Button, SlidersHorizontal } from '@karvon/ui-kit';
import { filterMessages as m } from './filters.messages';

interface FiltersButtonProps {
  /** How many filters are set. */
  count: number;
  onClick: () => void;
  className?: string;
}

/** Opens the sheet of filters on a narrow screen. */
export function FiltersButton({ count, onClick, className }: FiltersButtonProps) {
  const intl = useIntl();
  return (
    <Button
      variant="secondary"
      className={className}
      aria-haspopup="dialog"
      iconStart={<SlidersHorizontal aria-hidden="true" size={20} />}
      onClick={onClick}
    >
      {count > 0 ? intl.formatMessage(m.titleCount, { count }) : intl.formatMessage(m.title)}
    </Button>
  );
}
