import { latinise } from './latinise';

describe('latinise', () => {
  it.each([
    ['ташкент', 'tashkent'],
    ['щёлково', 'shchelkovo'],
    ['елка ёлка', 'elka elka'],
    ['объезд', 'obezd'],
    ['цюрих', 'tsyurih'],
    ['кызыл', 'kyzyl'],
    ['қарши', 'karshi'],
    ['ғиждувон', 'gijduvon'],
    ['ўзбекистон', 'ozbekiston'],
    ['ҳиндистон', 'hindiston'],
    ['қарағанды', 'karagandy'],
    ['хуҷанд', 'hujand'],
    ['и\u0306', 'y'],
    ['moscow 24', 'moscow 24'],
  ])('%s becomes %s', (cyrillic, latin) => {
    expect(latinise(cyrillic)).toBe(latin);
  });
});
