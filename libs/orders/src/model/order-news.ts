/** Tabs of one browser tell each other that something has happened to an order. */
const name = 'karvon.order';

/** Says in the other tabs that there is news of an order. */
export function tellOrderNews(number: string): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(number);
  channel.close();
}

/** Calls `onNews` when another tab has news of the order. Returns how to stop listening. */
export function onOrderNews(number: string, onNews: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data === number) onNews();
  };
  return () => channel.close();
}
