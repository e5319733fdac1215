import type { HotelDescription } from '@karvon/contract';
import { useFormat, useIntl } from '@karvon/i18n';
import { DescriptionList } from '@karvon/ui-kit';
import { aboutMessages as m } from './hotel-about.messages';
import classes from './hotel-about.module.css';

/** The legal owner of a hotel, and whether its category is certified. */
export function LegalInfo({ legal }: { legal: NonNullable<HotelDescription['legal']> }) {
  const intl = useIntl();
  const format = useFormat();
  const { name, taxId, address, registry } = legal;
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{intl.formatMessage(m.legal)}</h2>
      <DescriptionList
        rows={[
          { term: intl.formatMessage(m.owner), value: name },
          { term: intl.formatMessage(m.taxId), value: taxId },
          { term: intl.formatMessage(m.address), value: address },
          {
            term: intl.formatMessage(m.registry),
            value: registry ? (
              <a href={registry.url} target="_blank" rel="noopener noreferrer">
                {intl.formatMessage(m.registryValue, {
                  number: registry.number,
                  date: format.date(registry.validUntil, 'long'),
                })}
              </a>
            ) : (
              intl.formatMessage(m.noRegistry)
            ),
          },
        ]}
      />
    </section>
  );
}
