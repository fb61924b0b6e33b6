import type { JSX } from 'preact';
import { shell } from '#strings/shell.ts';
import { Bar, useHead } from '../ui/page.tsx';

export default function NotFound(): JSX.Element {
  useHead(shell.notFound.title);
  return (
    <>
      <Bar />
      <main class="prose" id="main">
        <h1 tabIndex={-1}>{shell.notFound.title}</h1>
        <p>{shell.notFound.text}</p>
        <p>
          <a class="btn go" href="/">
            {shell.notFound.home}
          </a>
        </p>
      </main>
    </>
  );
}
