import type { Cabin, Locale, Travellers } from '@karvon/contract';

const forms = {
  ru: {
    adult: { one: 'взрослый', few: 'взрослых', many: 'взрослых' },
    child: { one: 'ребёнок', few: 'ребёнка', many: 'детей' },
    baby: { one: 'младенец', few: 'младенца', many: 'младенцев' },
    cabin: { Economy: 'эконом', Business: 'бизнес' },
  },
  uz: {
    adult: { one: 'katta yoshli' },
    child: { one: 'bola' },
    baby: { one: 'chaqaloq' },
    cabin: { Economy: 'ekonom', Business: 'biznes' },
  },
} satisfies Record<Locale, object>;

const rules = new Intl.PluralRules('ru');

/** '2 взрослых, 1 ребёнок, эконом'. */
export function partyText(travellers: Travellers, cabin: Cabin, lang: Locale): string {
  const kinds = (['adult', 'child', 'baby'] as const).filter((kind) => travellers[kind] > 0);
  const said = kinds.map((kind) => {
    const words: Record<string, string> = forms[lang][kind];
    const count = travellers[kind];
    return `${count} ${words[rules.select(count)] ?? words['one']}`;
  });
  return [...said, forms[lang].cabin[cabin]].join(', ');
}
