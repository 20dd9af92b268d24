import type { Mutant } from '../mutant.ts';

const SUBTITLES = 'services/modules/subtitles';
const SUITE = `${SUBTITLES}/subtitles-taken-down.int.spec.ts`;
const REOPEN = `${SUBTITLES}/commands/reopen-subtitle/reopen-subtitle.handler.ts`;

export const SUBTITLE_MUTANTS: readonly Mutant[] = [
  {
    name: 'taken-down-still-seen',
    what: 'a subtitle whose acceptance was taken back stays in view',
    file: REOPEN,
    find: 'if (isSeen) await this.takeDown(transaction, submission);',
    replace: '',
    suite: SUITE,
    test: 'is seen no more, waits again, and can be published again',
  },
  {
    name: 'later-one-taken-down',
    what: 'an acceptance that was replaced since takes down what has taken its place',
    file: REOPEN,
    find: "if (isSeen && submission.vttName !== seenNow) throw new SubtitleConflict('replaced_since');",
    replace: '',
    suite: SUITE,
    test: 'gives its place back to what had come with the film, and leaves what has come with it since',
  },
];
