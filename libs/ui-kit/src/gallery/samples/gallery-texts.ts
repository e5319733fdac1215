import type { PlainDate } from '@karvon/calendar';
import type { CarouselTexts } from '../../carousel/carousel-texts';
import type { CalendarTexts } from '../../calendar/calendar-month';
import type { SliceText } from '../../itinerary/slice-texts';
import type { FormSamples } from './form-samples';

/** A place in the sample combobox. */
export interface SamplePlace {
  code: string;
  name: string;
  note: string;
  group?: string;
}

/** Sample texts for every component; the page that shows the gallery chooses the language. */
export interface GalleryTexts {
  /** Names the list of sections. */
  contents: string;
  brand: string;
  sections: {
    colours: string;
    type: string;
    icons: string;
    buttons: string;
    fields: string;
    choices: string;
    phones: string;
    forms: string;
    sliders: string;
    place: string;
    dates: string;
    overlays: string;
    feedback: string;
    waiting: string;
    content: string;
    navigation: string;
    search: string;
    carousel: string;
  };
  action: string;
  other: string;
  quiet: string;
  print: string;
  remove: string;
  disabled: string;
  loading: string;
  close: string;
  done: string;
  label: string;
  hint: string;
  error: string;
  optional: string;
  /** Texts of a sample besides its name. */
  states: Record<'hint' | 'error' | 'disabled' | 'on' | 'off' | 'list' | 'cards' | 'row', string>;
  sample: string;
  email: string;
  options: readonly { value: string; label: string; hint: string; aside: string }[];
  trip: { label: string; return: string; oneWay: string };
  consent: string;
  consentError: string;
  newTab: string;
  stepper: { label: string; note: string; less: string; more: string };
  forms: FormSamples;
  slider: { range: string; thumbs: readonly [string, string] };
  from: string;
  to: string;
  places: readonly SamplePlace[];
  empty: string;
  out: string;
  back: string;
  when: string;
  dateError: string;
  calendar: CalendarTexts;
  dayText: (day: PlainDate) => string;
  dayPrice: string;
  overlays: Record<'dialog' | 'mustAnswer' | 'sheet' | 'start' | 'end' | 'toast', string>;
  tones: Record<'info' | 'success' | 'error', string>;
  title: string;
  /** Letters and characters the font must have. */
  glyphs: string;
  paragraph: string;
  toast: string;
  notices: Record<'info' | 'warn' | 'error' | 'success', string>;
  badges: Record<'baggage' | 'neutral' | 'accent' | 'highlight' | 'success' | 'danger', string>;
  price: { amount: string; note: string; former: string; formerLabel: string };
  rules: { heading: string; original: string; foreign: string };
  rows: readonly { term: string; value: string }[];
  total: { term: string; value: string };
  breadcrumbs: { label: string; parents: readonly string[] };
  pagination: { label: string; previous: string; next: string; page: (page: number) => string };
  showMore: { more: string; busy: string; count: (shown: number, total: number) => string };
  recent: { title: string; clear: string; forget: (heading: string) => string };
  summary: { title: string; facts: string; change: string; hide: string };
  ratingLabel: (stars: number) => string;
  slice: SliceText;
  steps: readonly string[];
  stepDone: string;
  carousel: CarouselTexts;
  news: readonly { date: string; title: string; text: string }[];
}
