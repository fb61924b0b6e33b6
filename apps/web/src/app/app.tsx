import type { ComponentType, JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { shell } from '#strings/shell.ts';
import { hasNews } from '../net/operator-news.ts';
import { Announcer } from '../ui/announcer.tsx';
import { lazy } from '../ui/lazy.tsx';
import { type PageProps, path } from './router.ts';
import { findRoute } from './routes.ts';

const NewsBanner = lazy(async () => (await import('../news/news-banner.tsx')).NewsBanner);

interface ShownPage extends PageProps {
  readonly path: string;
  readonly Page: ComponentType<PageProps>;
}

/** The page asked for. Until it is fetched the old one stays, so nothing flashes. */
export function App(): JSX.Element {
  const wanted = path.value;
  const [shown, show] = useState<ShownPage | null>(null);
  const [failed, fail] = useState(false);

  useEffect(() => {
    let current = true;
    fail(false);
    const { load, params } = findRoute(wanted);
    load().then(
      ({ default: Page }) => current && show({ path: wanted, Page, params }),
      () => current && fail(true),
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  useEffect(() => {
    if (shown) arrive();
  }, [shown?.path]);
  // In the same frame: what stood in the page itself until now (index.html).
  useLayoutEffect(() => {
    if (shown || failed) document.getElementById('first')?.remove();
  }, [shown, failed]);

  return (
    <>
      <a class="btn skip" href="#main">
        {shell.skip}
      </a>
      {failed ? <Broken /> : shown && <shown.Page key={shown.path} params={shown.params} />}
      {hasNews.value && <NewsBanner />}
      <Announcer />
    </>
  );
}

let first = true;

/** After a change of page the focus goes to its heading, as a page load would have it. */
function arrive(): void {
  if (!first) {
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }
  first = false;
}

/** A missing chunk is mostly of a version that has been replaced: reloading the page finds the new one. */
const Broken = (): JSX.Element => (
  <main class="prose" id="main">
    <h1 tabIndex={-1}>{shell.broken.title}</h1>
    <p>{shell.broken.text}</p>
    <p>
      <button type="button" class="btn primary" onClick={() => location.reload()}>
        {shell.broken.again}
      </button>
    </p>
  </main>
);
