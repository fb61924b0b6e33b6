import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { news as strings } from '#strings/news.ts';
import { readText, writeText } from '../device/storage.ts';
import { operatorNews } from '../net/operator-news.ts';
import { announce } from '../ui/announcer.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import './news.css';
import { newsAt } from './news-at.ts';

const LOOK_EVERY_MS = 1000;
const CLOSED_KEY = 'wordhoard.closed-news';

/** Over every page, until it is closed: it must not move a board under somebody's thumb. */
export function NewsBanner(): JSX.Element | null {
  const [now, setNow] = useState(Date.now);
  const [closed, setClosed] = useState(() => readText(CLOSED_KEY, 'sessionStorage'));
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const shown = newsAt(operatorNews.value, now);
  const key = shown?.key;
  useEffect(() => {
    if (!shown || key === closed) return;
    announce([...shown.texts, ...(shown.left === null ? [] : [`${shown.left}.`])].join(' '), {
      mine: true,
      urgent: shown.isUrgent,
    });
  }, [key]);
  if (!shown || key === closed) return null;
  const close = (): void => {
    setClosed(shown.key);
    writeText(CLOSED_KEY, shown.key, 'sessionStorage');
  };
  return (
    <aside class="operator-news" aria-label={strings.from} data-urgent={shown.isUrgent || undefined}>
      <Icon name="flag" />
      <div class="says">
        {shown.texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {shown.left !== null && <p class="left">{shown.left}</p>}
      </div>
      <IconButton icon="close" label={strings.close} onClick={close} />
    </aside>
  );
}
