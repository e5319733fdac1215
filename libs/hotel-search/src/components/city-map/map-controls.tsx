import { useIntl } from '@karvon/i18n';
import { IconButton, Minus, Plus, RefreshCw } from '@karvon/ui-kit';
import { mapMessages as m } from './city-map.messages';
import classes from './city-map.module.css';

interface MapControlsProps {
  closer: () => void;
  farther: () => void;
  fit: () => void;
  /** Whether the list shows only what the map shows. */
  following: boolean;
  onFollow: (following: boolean) => void;
}

/** The buttons of the map; beside a list, the switch that lets it follow the map. */
export function MapControls({ closer, farther, fit, following, onFollow }: MapControlsProps) {
  const intl = useIntl();
  return (
    <>
      <div className={classes.controls}>
        <IconButton
          variant="outlined"
          label={intl.formatMessage(m.closer)}
          icon={<Plus aria-hidden="true" size={20} />}
          onClick={closer}
        />
        <IconButton
          variant="outlined"
          label={intl.formatMessage(m.farther)}
          icon={<Minus aria-hidden="true" size={20} />}
          onClick={farther}
        />
        <IconButton
          variant="outlined"
          label={intl.formatMessage(m.all)}
          icon={<RefreshCw aria-hidden="true" size={20} />}
          onClick={fit}
        />
      </div>
      {/* The browser's own box: the switch of the kit would be a script more for pages that share it. */}
      <label className={classes.follow}>
        <input
          type="checkbox"
          role="switch"
          checked={following}
          onChange={({ currentTarget }) => onFollow(currentTarget.checked)}
        />
        <span>{intl.formatMessage(m.follow)}</span>
      </label>
    </>
  );
}
