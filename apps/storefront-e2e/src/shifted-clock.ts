/* Preloaded into an API under test (`node --import`): its clock starts at CLOCK_START, an ISO instant, or now, and
   runs on. A message `{ seconds }` from the parent process moves it forward and gets a reply. */
const RealDate = Date;
const { CLOCK_START } = process.env;
let shift = CLOCK_START ? RealDate.parse(CLOCK_START) - RealDate.now() : 0;

globalThis.Date = class ShiftedDate extends RealDate {
  constructor(...parts) {
    if (parts.length > 0) super(...parts);
    else super(RealDate.now() + shift);
  }

  static now() {
    return RealDate.now() + shift;
  }
};

process.on('message', ({ seconds }) => {
  shift += seconds * 1000;
  process.send({ seconds });
});
