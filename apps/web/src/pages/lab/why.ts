import { lab as strings } from '#strings/lab.ts';
import type { WhyNot } from '../../lab/messages.ts';

/** In words; what the lab says itself is the beginning of a sentence. */
export const whyText = (why: WhyNot): string =>
  why.code === 'fault' ? strings.sentence(why.fault) : strings.why[why.code];
