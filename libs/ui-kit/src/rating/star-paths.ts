/** Size of the box of one star. */
export const starSize = 16;
const gap = 2;
const outer = 6.8;
const inner = 2.9;

/** Points clockwise from the top; the odd ones are the inner ones. */
const corners = Array.from({ length: 10 }, (_, index) => {
  const angle = ((index * 36 - 90) * Math.PI) / 180;
  const radius = index % 2 ? inner : outer;
  return [starSize / 2 + radius * Math.cos(angle), 8.4 + radius * Math.sin(angle)] as const;
});
const leftHalf = corners.filter((_, index) => index % 5 === 0 || index > 5);

const outline = (from: typeof corners, place: number) =>
  `M${from.map(([x, y]) => `${(x + place * (starSize + gap)).toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`;

/** Width of a row of stars. */
export const rowWidth = (stars: number) => Math.max(0, stars * (starSize + gap) - gap);

/** The path of a row of stars; half a star is its left half. */
export function starsPath(halves: number): string {
  const whole = Array.from({ length: Math.floor(halves / 2) }, (_, place) =>
    outline(corners, place),
  );
  const half = halves % 2 ? [outline(leftHalf, whole.length)] : [];
  return [...whole, ...half].join('');
}
