/**
 * Runs in the page: pictures of hotels whose frame cuts the house or the room, which is in the middle of its drawing, seven
 * eighths as wide as high. A frame at least that wide and at most as wide as the drawing shows it whole.
 */
export function cutPictures(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('img[src*="/v1/hotel/pictures/"]')]
    .filter((picture) => picture.checkVisibility() && picture.naturalWidth > 0)
    .filter((picture) => getComputedStyle(picture).objectFit === 'cover')
    .map((picture) => {
      const { width, height } = picture.getBoundingClientRect();
      return { width, height, own: picture.naturalWidth / picture.naturalHeight };
    })
    .filter(({ width, height, own }) => width / height < 0.87 || width / height > own + 0.02)
    .map(({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`);
}
