/** An end of a flight, in finished texts. */
export interface PointText {
  time: string;
  date: string;
  city: string;
  airport: string;
  code: string;
  dayShift: string;
  dayShiftLabel: string;
}

/** One flight, in finished texts. */
export interface SegmentText {
  departure: PointText;
  arrival: PointText;
  duration: string;
  flightNumber: string;
  carrier: string;
  operatedBy: string;
  aircraft: string;
  cabin: string;
  /** Where the plane lands on its way; '' or absent where it flies straight on. */
  technicalStops?: string;
  layover: { text: string; warnings: string[] } | null;
}

/** One direction of travel, in finished texts. */
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
