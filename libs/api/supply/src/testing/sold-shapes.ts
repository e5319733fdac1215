import { createShapes, type RecordedShape, type Shapes } from '@karvon/supplier-simulators';

interface World {
  close(): Promise<void>;
}

type Start<Selling> = (options: {
  change: Shapes['change'];
  onLog: (line: string) => void;
}) => Promise<Selling>;

const MOST_SALES = 80;
/** Shapes of bags and seats, which these sales do not buy. */
const ofExtras = ['a service whose sum has one decimal'];

/**
 * Makes sales at a supplier that gives each item a recorded shape, until the adapter has read every shape.
 * @param kinds of the readings that a sale uses
 * @param sell makes one sale; `nth` counts them
 */
export function sellEveryShape<Selling extends World>(
  name: string,
  start: Start<Selling>,
  kinds: readonly string[],
  sell: (world: Selling, nth: number) => Promise<void>,
): void {
  /**
   * Refused shapes, and those the simulator sends by itself, are left to the nightly `journeys/orders/sale-histories.e2e.spec.ts`.
   */
  const wanted = (shape: RecordedShape) =>
    kinds.includes(shape.of) &&
    shape.refused === undefined &&
    !shape.itself &&
    !ofExtras.includes(shape.name);

  test(`a sale goes through with every readable shape of ${name}`, async () => {
    const shapes = createShapes(name, { seed: 'karvon', share: 1, wanted });
    const unreadable: string[] = [];
    const world = await start({
      change: shapes.change,
      onLog: (line) => {
        if (/(?:cannot|could not) be read/.test(line)) unreadable.push(line);
      },
    });
    for (let nth = 0; nth < MOST_SALES && shapes.missing().length > 0; nth++)
      await sell(world, nth);
    expect(shapes.missing()).toEqual([]);
    expect(unreadable).toEqual([]);
    await world.close();
  }, 300_000);
}
