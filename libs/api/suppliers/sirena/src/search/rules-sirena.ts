import { problem } from '@karvon/platform/http/problem';
import type { AirSupplier, FareRulesText } from '@karvon/air-supply/air-supplier';
import { SirenaRefusal, type SirenaWire } from '../wire/sirena-wire';
import type { SoldVariant } from './read-variants';
import { fareRemarkSchema } from './schemas';
import type { SirenaSearch } from './search-sirena';

const titles = { ru: 'Правила тарифа', uz: 'Tarif qoidalari' } as const;
const plain = (text: string): string => text.replaceAll(/<[^>]{0,40}>/g, '').trim();

/** The rules of fares, as airlines filed them. */
export function createSirenaRules(
  wire: SirenaWire,
  { quoteFare }: Pick<SirenaSearch, 'quoteFare'>,
): AirSupplier['rules'] {
  /** The text of one fare's rules. */
  const remark = async (
    { company, code, upt }: SoldVariant['rules'][number],
    lang: 'ru' | 'en',
  ) => {
    const body = { company, code, request_params: { upt }, answer_params: { lang } };
    const found = await wire
      .request({ name: 'fareremark', body, schema: fareRemarkSchema })
      .catch((error: unknown) => {
        if (error instanceof SirenaRefusal) throw problem('offer-expired', {}, error);
        throw error;
      });
    return plain(found.remark);
  };

  return async function rules(offerId: string, fareId: string): Promise<FareRulesText> {
    const { sold } = await quoteFare(offerId, fareId);
    const named = [...new Map(sold.rules.map((one) => [one.fare, one])).values()];
    const [russian, english] = await Promise.all(
      (['ru', 'en'] as const).map((lang) => Promise.all(named.map((one) => remark(one, lang)))),
    );
    const sections = (lang: 'ru' | 'uz', texts: string[]) =>
      texts.map((text, index) => ({
        title: `${titles[lang]} ${named[index]!.fare}`,
        text,
        ...(lang === 'uz' && { lang: 'en' as const }),
      }));
    return {
      // Airlines file their rules in Russian and in English.
      sections: { ru: sections('ru', russian!), uz: sections('uz', english!) },
      original: english!.join('\n\n'),
    };
  };
}
