import type { ComponentChildren, JSX } from 'preact';
import { shell } from '#strings/shell.ts';
import { Icon } from './icon.tsx';

/** The strip over pages that are read or filled in. */
export const Bar = ({ children }: { readonly children?: ComponentChildren }): JSX.Element => (
  <header class="bar">
    <a class="icon-btn" href="/" aria-label={shell.back}>
      <Icon name="back" />
    </a>
    <span class="wordmark" aria-hidden="true">
      {shell.name}
    </span>
    <span class="space" />
    {children}
    <a class="icon-btn" href="/settings" aria-label={shell.settings}>
      <Icon name="settings" />
    </a>
  </header>
);
