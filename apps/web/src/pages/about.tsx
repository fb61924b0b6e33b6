import type { JSX } from 'preact';
import { about } from '#strings/about.ts';
// The very file, so that what is shown is what is true.
import notice from '../../../../NOTICE?raw';
import { Bar, useHead } from '../ui/page.tsx';

export default function About(): JSX.Element {
  useHead(about.title);
  return (
    <>
      <Bar />
      <main class="prose" id="main">
        <h1 tabIndex={-1}>{about.title}</h1>
        <p>{about.lead}</p>
        <h2>{about.open}</h2>
        <p>{about.openText}</p>
        <h2>{about.privacy}</h2>
        <p>{about.privacyText}</p>
        <h2>{about.lab}</h2>
        <p>
          {about.labText} <a href="/lab">{about.toLab}</a>
        </p>
        <h2>{about.notice}</h2>
        <p>{about.noticeLead}</p>
        <pre class="notice-text">{notice}</pre>
      </main>
    </>
  );
}
