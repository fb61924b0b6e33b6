import type { JSX } from 'preact';
import { noRoom as strings } from '#strings/practice.ts';
import { shell } from '#strings/shell.ts';
import { LinkButton } from '../ui/button.tsx';
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
          <LinkButton class="primary" text={shell.notFound.home} href="/" />
        </p>
      </main>
    </>
  );
}

/** The device has no room for the game that is being played. */
export const NoRoomNotice = (): JSX.Element => (
  <div class="stand-in" role="status">
    <p>{strings.text}</p>
    <LinkButton text={strings.make} href="/games" />
  </div>
);
