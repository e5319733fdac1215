/* Runs in the page. */

/** Prices of a map that lie on each other. */
export function coveredPins(): string[] {
  const pins = [...document.querySelectorAll('[data-pin]')].map((pin) => ({
    box: pin.getBoundingClientRect(),
    text: pin.textContent!.trim().slice(0, 40),
  }));
  return pins.flatMap((one, index) =>
    pins
      .slice(index + 1)
      .filter(
        ({ box }) =>
          Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
          Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
      )
      .map(({ text }) => `${one.text} and ${text}`),
  );
}

/** Icons that stay small beside text twice as large. */
export function smallIcons(): string[] {
  return [...document.querySelectorAll('svg[viewBox="0 0 24 24"][width][stroke-linecap]')]
    .filter((icon) => {
      const usual = Number(icon.getAttribute('width'));
      const { width } = icon.getBoundingClientRect();
      return (
        icon.checkVisibility({ visibilityProperty: true }) && usual < 40 && width < 1.5 * usual
      );
    })
    .map((icon) => `${icon.getAttribute('width')} in ${icon.parentElement!.className}`);
}
