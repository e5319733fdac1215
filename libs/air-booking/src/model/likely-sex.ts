import type { Passenger } from '@karvon/contract';
import { transliterateName } from '@karvon/name-spelling';

/** Endings that are nearly certain, the most certain first. */
const endings: readonly { of: 'patronymic' | 'surname' | 'name'; female: RegExp; male: RegExp }[] =
  [
    {
      of: 'patronymic',
      female: /(OVNA|EVNA|ICHNA|INICHNA|QIZI|KIZI)$/,
      male: /(OVICH|EVICH|YICH|OGLI|UGLI)$/,
    },
    { of: 'surname', female: /.(OVA|EVA|SKAIA|SKAYA)$/, male: /.(OV|EV|SKII|SKIY|SKIJ)$/ },
    // Names of men with a feminine ending, and endings of both sexes, give no result.
    {
      of: 'name',
      female:
        /^(?!(NIKITA|ILIA|ILYA|FOMA|LUKA|KUZMA|SAVVA|DANILA|MUSTAFA|MUSA|ISA|ATA|H?AMZA|XAMZA|YAHYA|ABDULLA|SADULLA|ZAKARIYA|MIRZA|OTA)$).+(A|IIA|IYA|GUL|NISO)$/,
      male: /.(BEK|JON|ZHON|ILLO|IDDIN)$/,
    },
  ];

/** The sex that the endings of a name suggest; null when they suggest none. Use it for a question, never for a decision. */
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
