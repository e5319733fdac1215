import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The simplest list of results, for comparison: thirty plain rows, one filter, one order. */
interface Row {
  id: number;
  name: string;
  stops: number;
  time: string;
  price: number;
}

const count = Number(new URLSearchParams(location.search).get('offers'));
const rows = Array.from({ length: count }, (_, id): Row => {
  const mixed = (id * 7919) % 10_007;
  return {
    id,
    name: `Airline ${mixed % 12}`,
    stops: mixed % 4,
    time: `${String(mixed % 24).padStart(2, '0')}:${String(mixed % 60).padStart(2, '0')}`,
    price: 2_000_000 + mixed * 100,
  };
});
const orders: Record<string, (a: Row, b: Row) => number> = {
  price: (a, b) => a.price - b.price,
  time: (a, b) => (a.time < b.time ? -1 : 1),
};

function BareList() {
  const [stops, setStops] = useState<number[]>([]);
  const [order, setOrder] = useState('price');
  const shown = rows
    .filter((row) => stops.length === 0 || stops.includes(row.stops))
    .sort(orders[order])
    .slice(0, 30);
  const toggle = (value: number) =>
    setStops(stops.includes(value) ? stops.filter((one) => one !== value) : [...stops, value]);
  return (
    <>
      {[0, 1, 2, 3].map((value) => (
        <label key={value}>
          <input type="checkbox" checked={stops.includes(value)} onChange={() => toggle(value)} />
          {value}
        </label>
      ))}
      <select value={order} onChange={(event) => setOrder(event.target.value)}>
        <option>price</option>
        <option>time</option>
      </select>
      <ol>
        {shown.map(({ id, name, time, price, stops: between }) => (
          <li key={id}>
            <b>{name}</b> <span>{time}</span> <span>{between}</span> <span>{price}</span>{' '}
            <a href="#choose">{id}</a>
          </li>
        ))}
      </ol>
    </>
  );
}

createRoot(document.getElementById('root')!).render(<BareList />);
