import type { JSX } from 'preact';
import { Chapters } from '../../../table-kit/rules/chapters.tsx';
import { text } from '../strings/rules.ts';

/** The rules in our own words. */
export const Rules = (): JSX.Element => <Chapters text={text} after={() => null} />;
