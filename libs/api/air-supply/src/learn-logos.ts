/** Learns where carriers' logos lie, as suppliers name them. */
export interface LogoLearner {
  /** @param carrier IATA code */
  learn(carrier: string, url: string): void;
}
