/** The channel on which tabs of one browser tell each other that an order has changed. */
const name = 'karvon.order';

/** Tells the other tabs that an order has changed. */
export function tellOrderNews(number: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(number);
  channel.close();
}

/** Calls `onNews` when another tab says that the order has changed. Returns a function that stops listening. */
export function onOrderNews(number: string, onNews: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data === number) onNews();
  };
  return () => channel.close();
}
