/* Runs in the page. */

/**
 * Names shared by two groups or landmarks of one kind in the same context: a screen reader's user cannot distinguish
 * them.
 */
export function twinGroups(): string[] {
  const kinds =
    'nav, aside, form, section, fieldset, dialog, [role=group], [role=radiogroup], [role=region], [role=search]';
  const textOf = (ids: string) =>
    ids
      .split(/\s+/)
      .map((id) => document.getElementById(id))
      .map((labelling) => labelling?.getAttribute('aria-label') ?? labelling?.textContent)
      .join(' ');
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute('aria-labelledby');
    const legend = element.matches('fieldset') ? element.querySelector('legend') : null;
    const name = labelled ? textOf(labelled) : element.getAttribute('aria-label');
    return (name ?? legend?.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const heard = [...document.querySelectorAll(kinds)].filter(
    (element) =>
      nameOf(element) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[aria-hidden=true]'),
  );
  const roleOf = (element: Element) => element.getAttribute('role') ?? element.localName;
  /** The name preceded by those of the groups around it: «Туда › Вылет» differs from «Обратно › Вылет». */
  const pathOf = (element: Element): string =>
    heard
      .filter((around) => around.contains(element))
      .map((around) => `${roleOf(around)} ${nameOf(around)}`)
      .join(' › ');
  const paths = heard.map(pathOf);
  return paths.filter((path, index) => paths.indexOf(path) !== index);
}
