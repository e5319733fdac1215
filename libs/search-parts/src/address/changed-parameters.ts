/** Whether two texts mean the same in an address: `Business` and `business`, `02` and `2`, `SU,HY` and `HY,SU`. */
const meaning = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/^0+(?=\d)/, ''))
    .sort()
    .join();

/**
 * The parameters of an address that were corrected or ignored: their value is invalid, or they occur twice and differ. Empty and
 * unknown parameters, such as an advertiser's mark, are skipped.
 * @param shown the parameters of what is shown instead
 * @param defaults the value of each known parameter when it is absent
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
