export interface CarouselTexts {
  /** The role of the whole, read after its name: "carousel". */
  carousel: string;
  /** The role of a part, read after its name: "slide". */
  slide: string;
  /** Labels of the buttons that jump to a stop. */
  picker: string;
  previous: string;
  next: string;
  play: string;
  pause: string;
  /** A position, counted from 1: "2 of 5"; also the name of a slide. */
  position: (place: number, count: number) => string;
}
