interface Point {
  x: number;
  y: number;
}

/** The khatam, two overlaid squares, as the data of an SVG path. */
export function starPath(radius: number, centre: Point = { x: 0, y: 0 }): string {
  const round = (value: number) => Math.round(value * 100) / 100;
  // Distance from the middle at which the sides of the two squares cross.
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const points = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8;
    const reach = index % 2 === 0 ? radius : inner;
    return `${round(centre.x + reach * Math.sin(angle))} ${round(centre.y - reach * Math.cos(angle))}`;
  });
  return `M${points.join('L')}z`;
}
