import { render } from 'preact';
import { App } from './app/app.tsx';
import { startRouter } from './app/router.ts';
import { startPrefetching } from './app/routes.ts';
import { startServiceWorker } from './app/service-worker.ts';
import { badgeTurns } from './device/my-tables.ts';
import { applySettings } from './device/settings.ts';
import { startAskingForNews } from './net/operator-news.ts';
import './style/index.css';

/** What each game wears, wherever it is spoken of. */
import.meta.glob('./games/*/theme.css', { eager: true });

applySettings();
startRouter();
startPrefetching();
const root = document.getElementById('app')!;
render(<App />, root);
// Loaded later: there is no focus to lose before there is something to press.
void import('./ui/focus.ts').then(({ keepFocus }) => keepFocus(root));
startServiceWorker();
startAskingForNews();
badgeTurns();
