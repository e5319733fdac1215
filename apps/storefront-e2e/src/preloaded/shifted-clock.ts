/* Preloaded into an API under test (`node --import`): its clock starts at CLOCK_START, an ISO instant, or now, and
   runs on. A message `{ seconds }` from the parent process moves it forward and gets a reply. */
const RealDate = Date;
const { CLOCK_START } = process.env;
let shift = CLOCK_START ? RealDate.parse(CLOCK_START) - RealDate.now() : 0;

class ShiftedDate extends RealDate {
  constructor(...parts: [] | [number]) {
    if (parts.length > 0) super(...(parts as [number]));
    else super(RealDate.now() + shift);
  }

  static override now() {
    return RealDate.now() + shift;
  }
}
globalThis.Date = ShiftedDate as DateConstructor;

process.on('message', ({ seconds }: { seconds: number }) => {
  shift += seconds * 1000;
  process.send?.({ seconds });
});
