import type { Passenger } from '@karvon/contract';
import { transliterateName } from '@karvon/name-spelling';

/** Endings that tell nearly for sure, the surest first. */
const endings: readonly { of: 'patronymic' | 'surname' | 'name'; female: RegExp; male: RegExp }[] =
  [
    {
      of: 'patronymic',
      female: /(OVNA|EVNA|ICHNA|INICHNA|QIZI|KIZI)$/,
      male: /(OVICH|EVICH|YICH|OGLI|UGLI)$/,
    },
    { of: 'surname', female: /.(OVA|EVA|SKAIA|SKAYA)$/, male: /.(OV|EV|SKII|SKIY|SKIJ)$/ },
    // Men whose names end like women's, and of endings that both have, are told nothing.
    {
      of: 'name',
      female:
        /^(?!(NIKITA|ILIA|ILYA|FOMA|LUKA|KUZMA|SAVVA|DANILA|MUSTAFA|MUSA|ISA|ATA|H?AMZA|XAMZA|YAHYA|ABDULLA|SADULLA|ZAKARIYA|MIRZA|OTA)$).+(A|IIA|IYA|GUL|NISO)$/,
      male: /.(BEK|JON|ZHON|ILLO|IDDIN)$/,
    },
  ];

/** What sex the endings of a name suggest; null when they tell nothing. For a question, never for a decision. */
export function likelySex(
  names: Record<'patronymic' | 'surname' | 'name', string>,
): Passenger['sex'] | null {
  for (const { of, female, male } of endings) {
    const text = transliterateName(names[of]).trim();
    if (female.test(text)) return 'female';
    if (male.test(text)) return 'male';
  }
  return null;
}
