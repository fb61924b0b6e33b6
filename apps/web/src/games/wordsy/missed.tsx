import type { Seat } from '@wordhoard/kernel';
import type { View } from '@wordhoard/wordsy';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { wordsy } from '#strings/wordsy.ts';

interface MissedProps {
  readonly view: View;
  readonly boards: readonly View['board'][];
  readonly me: Seat | null;
}

export function Missed(_: MissedProps): JSX.Element {
  const [asked] = useState(false);
  return <section>{asked && wordsy.end.missed}</section>;
}
