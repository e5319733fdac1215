export interface CarouselTexts {
  /** What the whole is, read after its name: "carousel". */
  carousel: string;
  /** What a part is, read after its name: "slide". */
  slide: string;
  /** Names the buttons that go straight to a place. */
  picker: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  /** "2 of 5", counted from 1; also the name of a slide. */
  position: (place: number, count: number) => string;
}
