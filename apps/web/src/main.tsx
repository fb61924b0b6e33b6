import { render } from 'preact';
import { lookAhead } from './shell/ahead.ts';
import { App } from './shell/app.tsx';
import { startRouter } from './shell/router.ts';
import { startServiceWorker } from './shell/service-worker.ts';
import { applySettings } from './shell/settings.ts';
import { badgeTurns } from './shell/turns.ts';
import './style/index.css';

/** What each game wears, wherever it is spoken of. */
import.meta.glob('./games/*/colours.css', { eager: true });

applySettings();
startRouter();
lookAhead();
const root = document.getElementById('app')!;
render(<App />, root);
// Nobody loses the focus before there is something to press.
void import('./shell/focus.ts').then(({ keepFocus }) => keepFocus(root));
startServiceWorker();
badgeTurns();
