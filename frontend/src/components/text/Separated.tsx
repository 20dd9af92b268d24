import { Fragment } from 'react';

interface Props {
  /** What is not there is left out. */
  pieces: readonly (string | false | null | undefined)[];
  by?: string;
}

/** Pieces of a line, each of which keeps its own direction: in a Persian line Latin ones, too, follow each other from right to left. */
export function Separated({ pieces, by = ' · ' }: Props) {
  return pieces
    .filter((piece) => typeof piece === 'string')
    .map((piece, index) => (
      <Fragment key={piece}>
        {index > 0 && by}
        <bdi>{piece}</bdi>
      </Fragment>
    ));
}
