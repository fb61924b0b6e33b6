import type { ComponentType } from 'preact';
import { lazy } from '../../ui/lazy.tsx';
import type { LetterCardProps } from './cards/letter-card.tsx';
import type { SheetsProps } from './others/sheets.tsx';

// Not needed for a first letter.
export const Sheets: ComponentType<SheetsProps> = lazy(async () => (await import('./others/sheets.tsx')).Sheets);
export const LetterCard: ComponentType<LetterCardProps> = lazy(
  async () => (await import('./cards/letter-card.tsx')).LetterCard,
);
