/** Formatted texts of a departure or an arrival. */
export interface PointText {
  time: string;
  date: string;
  /** The day with a short month. */
  shortDate: string;
  city: string;
  airport: string;
  code: string;
  dayShift: string;
  dayShiftLabel: string;
}

/** Formatted texts of a layover. */
export interface LayoverText {
  text: string;
  warnings: string[];
  /** The advice that follows from the warnings, one sentence each. */
  advice?: string[];
}

/** Formatted texts of one segment. */
export interface SegmentText {
  departure: PointText;
  arrival: PointText;
  duration: string;
  flightNumber: string;
  carrier: string;
  /** The carrier's code, for the mark. */
  carrierCode: string;
  /** The carrier's logo on the API; absent where no supplier gives one. */
  carrierLogo?: string | undefined;
  operatedBy: string;
  aircraft: string;
  cabin: string;
  /** The technical stops; '' or absent for a non-stop segment. */
  technicalStops?: string;
  layover: LayoverText | null;
}

/** Formatted texts of one slice. */
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
