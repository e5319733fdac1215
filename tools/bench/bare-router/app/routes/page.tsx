export default function Page() {
  return <h1>Karvon</h1>;
}
