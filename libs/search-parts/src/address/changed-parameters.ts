/** Two texts that mean the same in an address: `Business` and `business`, `02` and `2`, `SU,HY` and `HY,SU`. */
const meaning = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/^0+(?=\d)/, ''))
    .sort()
    .join();

/**
 * The parameters of an address that are not shown as they stand there: their value is wrong, or they are given twice and
 * differ. An empty one says nothing, and what is none of ours, such as a mark of an advertisement, is not looked at.
 * @param shown the parameters of what is shown instead
 * @param defaults what each of ours means when it is absent
 */
export function changedParameters(
  params: URLSearchParams,
  shown: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string>>,
): string[] {
  const wrong = [...params].filter(
    ([name, value]) =>
      Object.hasOwn(defaults, name) &&
      value.trim() !== '' &&
      meaning(value) !== meaning(shown[name] ?? defaults[name] ?? ''),
  );
  return [...new Set(wrong.map(([name]) => name))];
}
