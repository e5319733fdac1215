/**
 * One tile of the girih the brand wears: the eight-pointed star of two crossed squares and the lines that
 * lead to its neighbours. `x`, `y` is the tile's corner.
 */
function drawTile(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  const centre = { x: x + size / 2, y: y + size / 2 };
  const outer = size * 0.36;
  const inner = outer * 0.765;
  const point = (radius: number, step: number) => {
    const angle = (step * Math.PI) / 8;
    return [centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle)] as const;
  };
  for (let step = 0; step < 16; step++) {
    const [px, py] = point(step % 2 === 0 ? outer : inner, step);
    if (step === 0) doc.moveTo(px, py);
    else doc.lineTo(px, py);
  }
  doc.closePath();
  for (const [step, dx, dy] of [
    [0, 0.5, 0],
    [4, 0, 0.5],
    [8, -0.5, 0],
    [12, 0, -0.5],
  ] as const) {
    doc.moveTo(...point(outer, step)).lineTo(centre.x + dx * size, centre.y + dy * size);
  }
  for (const [step, cx, cy] of [
    [2, 1, 1],
    [6, 0, 1],
    [10, 0, 0],
    [14, 1, 0],
  ] as const) {
    doc.moveTo(...point(outer, step)).lineTo(x + cx * size, y + cy * size);
  }
}

/** Fills a rectangle with whole tiles from its right edge, fading towards the text on the left. */
export function drawGirih(
  doc: PDFKit.PDFDocument,
  area: { x: number; y: number; width: number; height: number },
  color: string,
): void {
  const size = area.height / 3;
  const columns = Math.floor(area.width / size);
  doc.save().lineWidth(0.7);
  for (let column = 0; column < columns; column++) {
    const x = area.x + area.width - (column + 1) * size;
    for (let row = 0; row < 3; row++) drawTile(doc, x, area.y + row * size, size);
    doc.strokeOpacity(0.75 * (1 - column / columns)).stroke(color);
  }
  doc.restore();
}
