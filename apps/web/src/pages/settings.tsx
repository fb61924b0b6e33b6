import type { JSX } from 'preact';

export default function Page(): JSX.Element {
  return <main id="main">…</main>;
}
