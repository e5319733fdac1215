import { afterPress, watchPresses } from './after-press';

let stop: () => void;
beforeEach(() => {
  stop = watchPresses();
});
afterEach(() => stop());

const send = (type: string) => window.dispatchEvent(new Event(type));
const turn = () => new Promise((resolve) => setTimeout(resolve));

test('leaving a field by keyboard runs the work at once', () => {
  const act = jest.fn();
  afterPress(act);
  expect(act).toHaveBeenCalledTimes(1);
});

test('leaving a field by a click runs the work once, after the click', async () => {
  const act = jest.fn();
  send('mousedown');
  afterPress(act);
  expect(act).not.toHaveBeenCalled();
  send('mouseup');
  await turn();
  send('mousedown');
  send('mouseup');
  await turn();
  expect(act).toHaveBeenCalledTimes(1);
});
