export default function Landing() {
  return <h1>Explore &amp; Discover</h1>;
}
