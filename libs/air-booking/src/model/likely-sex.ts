import type { Passenger } from '@karvon/contract';
import { transliterateName } from '@karvon/name-spelling';

/** Endings that tell nearly for sure; the patronymic is surer than the surname. */
const endings: readonly { of: 'patronymic' | 'surname'; female: RegExp; male: RegExp }[] = [
  {
    of: 'patronymic',
    female: /(OVNA|EVNA|ICHNA|INICHNA|QIZI|KIZI)$/,
    male: /(OVICH|EVICH|YICH|OGLI|UGLI)$/,
  },
  { of: 'surname', female: /(OVA|EVA|SKAIA|SKAYA)$/, male: /(OV|EV|SKII|SKIY|SKIJ)$/ },
];

/** What sex the endings of a name suggest; null when they tell nothing. For a question, never for a decision. */
export function likelySex(names: { patronymic: string; surname: string }): Passenger['sex'] | null {
  for (const { of, female, male } of endings) {
    const text = transliterateName(names[of]).trim();
    if (female.test(text)) return 'female';
    if (male.test(text)) return 'male';
  }
  return null;
}
