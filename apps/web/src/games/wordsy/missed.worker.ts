import { type Board, bestWords, type Config } from '@wordhoard/wordsy';
import { fetchLexicon } from '../../offline/lexicon.ts';

export interface MissedRequest {
  readonly boards: readonly Board[];
  readonly config: Config;
  readonly handicap: boolean;
}
/** For each board its best words; null when the dictionary could not be had. */
export type MissedAnswer = readonly (readonly { readonly word: string; readonly points: number }[])[] | null;

const SHOWN = 3;

addEventListener('message', ({ data }: MessageEvent<MissedRequest>) => {
  void answer(data).then(
    (found) => postMessage(found),
    () => postMessage(null satisfies MissedAnswer),
  );
});

async function answer({ boards, config, handicap }: MissedRequest): Promise<MissedAnswer> {
  const lexicon = await fetchLexicon();
  const { dictionary, familyFriendly, banned } = config.words;
  return boards.map((board) =>
    bestWords(lexicon, board, {
      top: SHOWN,
      handicap,
      offensive: !familyFriendly,
      skip: (word) => banned.includes(word) || !lexicon.has(word, dictionary),
    }).map(({ word, points }) => ({ word, points })),
  );
}
