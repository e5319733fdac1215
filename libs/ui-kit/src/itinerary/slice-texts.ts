/** An end of a flight, in finished texts. */
export interface PointText {
  time: string;
  date: string;
  /** The same with a short month. */
  shortDate: string;
  city: string;
  airport: string;
  code: string;
  dayShift: string;
  dayShiftLabel: string;
}

/** The wait after a flight, in finished texts. */
export interface LayoverText {
  text: string;
  warnings: string[];
  /** What follows from the warnings, a sentence each. */
  advice?: string[];
}

/** One flight, in finished texts. */
export interface SegmentText {
  departure: PointText;
  arrival: PointText;
  duration: string;
  flightNumber: string;
  carrier: string;
  /** Its code, for the mark. */
  carrierCode: string;
  /** Its logo on the API; absent where no supplier gives one. */
  carrierLogo?: string | undefined;
  operatedBy: string;
  aircraft: string;
  cabin: string;
  /** Where the plane lands on its way; '' or absent where it flies straight on. */
  technicalStops?: string;
  layover: LayoverText | null;
}

/** One slice, in finished texts. */
export interface SliceText {
  departure: PointText;
  arrival: PointText;
  duration: string;
  stops: string;
  stopPlaces: string[];
  warnings: string[];
  carriers: string[];
  segments: SegmentText[];
}
