import { render } from 'preact';
import { App } from './shell/app.tsx';
import { startRouter } from './shell/router.ts';
import { startServiceWorker } from './shell/service-worker.ts';
import { applySettings } from './shell/settings.ts';
import './style/index.css';

applySettings();
startRouter();
render(<App />, document.getElementById('app')!);
startServiceWorker();
