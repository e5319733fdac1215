import { swapLayout } from '@karvon/place-search';
import { visibleText } from './visible-text';

interface Script {
  vowels: string;
  /** What no name of this script has. */
  odd: RegExp;
  /** What the endings of our surnames look like when they are typed in this layout: -ов, -ова, -ева, -ина, -ский. */
  ending: RegExp;
}

const latin: Script = {
  vowels: 'aeiouy',
  odd: /[[\]{};:<>,]/,
  ending: /..(?:jdf?|tdf|byf|crbq|crfz|tyrj)$/,
};
const cyrillic: Script = {
  vowels: 'аеёиоуўыэюяөүәұ',
  // Signs at the beginning, after a vowel or doubled; й between consonants; щ before a consonant.
  odd: /(?:^|[аеёиоуўыэюяьъ-])[ьъ]|[^аеёиоуўыэюяөүәұьъ-]й(?![аеёиоуыэюяө])|щ[бвгджзйклмпрстфхцчшщ]/,
  ending: /..(?:щмф?|умф|штф|ылш[нш]|ылф[шн]ф)$/,
};

/** The longest run of letters without a vowel, and whether there is any vowel. */
function soundOf(word: string, { vowels }: Script) {
  const runs = word.replace(/[ьъ]/g, '').split(new RegExp(`[${vowels}'-]+`));
  return { run: Math.max(...runs.map(({ length }) => length)), voiced: runs.length > 1 };
}

function cannotBeName(word: string, script: Script): boolean {
  const { run, voiced } = soundOf(word, script);
  const unsayable = run >= 5 || (!voiced && word.length > 3);
  return script.odd.test(word) || script.ending.test(word) || unsayable;
}

function isEasilySaid(word: string, script: Script): boolean {
  const { run, voiced } = soundOf(word, script);
  const letters = script === latin ? /^[a-z'-]{3,}$/ : /^[а-яё-]{3,}$/;
  return letters.test(word) && !/^ы/.test(word) && !script.odd.test(word) && voiced && run <= 2;
}

/**
 * The name that was probably meant, in lower case, where the keyboard was in the other layout: «Шмфтщм» for ivanov, "Bdfyjd" for
 * иванов. Null unless the typed text can hardly be a name in its script and the other is easily said. Rare names are not
 * questioned; some mistakes go unnoticed, because they look like names.
 */
export function nameOfOtherLayout(typed: string): string | null {
  const word = visibleText(typed).trim().toLowerCase();
  const other = swapLayout(word);
  const [own, meant] = /\p{Script=Cyrillic}/u.test(word) ? [cyrillic, latin] : [latin, cyrillic];
  return cannotBeName(word, own) && isEasilySaid(other, meant) ? other : null;
}
