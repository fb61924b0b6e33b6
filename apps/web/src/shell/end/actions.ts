import type { TableInfo } from '@wordhoard/protocol';
import { end as words } from '#strings/end.ts';
import type { IconName } from '../icon.tsx';
import type { EndActions } from './ending.ts';
import { nextLevel } from './next-level.ts';

/** One thing to do after a game. A link where it leads to another page, otherwise a button. */
export interface EndAction {
  readonly id: 'rematch' | 'level' | 'beside' | 'review' | 'share' | 'table' | 'home';
  readonly label: string;
  readonly icon: IconName;
  readonly to: string | (() => void);
}

/** Everything that can follow this game, in the order of use. None where a game is only looked at again. */
export function actionsAfter(
  table: Pick<TableInfo, 'options' | 'seats' | 'result' | 'rematch'>,
  ending: EndActions,
  share: () => void,
): readonly EndAction[] {
  const { again, atLevel, review, beside } = ending;
  const level = atLevel ? nextLevel(table) : null;
  const actions: (EndAction | null | undefined | false)[] = [
    table.rematch !== null
      ? { id: 'rematch', label: words.toRematch, icon: 'undo', to: `/t/${table.rematch}` }
      : again && { id: 'rematch', label: ending.label, icon: 'undo', to: again },
    level !== null && { id: 'level', label: words.atLevel(level), icon: 'bot', to: () => atLevel?.(level) },
    beside !== undefined && { id: 'beside', label: words.beside, icon: 'people', to: beside },
    review !== undefined && { id: 'review', label: words.review, icon: 'eye', to: review },
    review !== undefined && { id: 'share', label: words.share, icon: 'share', to: share },
    review !== undefined && { id: 'table', label: words.newTable, icon: 'plus', to: `/new/${table.options.game}` },
    review !== undefined && { id: 'home', label: words.home, icon: 'back', to: '/' },
  ];
  return actions.filter((it) => !!it);
}
