import bidiFactory from 'bidi-js';

// Its types speak of a module with a default; what Node imports is that default itself.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
const JOINED = /\p{Script=Arabic}/u;
const ISOLATES = /[\u2066-\u2069]/g;

/** Numbers and names of other systems, which read from left to right in any text. */
export const leftToRight = (code: string) => `\u2066${code}\u2069`;

interface Run {
  text: string;
  level: number;
}

/**
 * A line cut into runs of one direction, from left to right as they stand on the paper. The PDF library shapes letters and sets
 * whatever is of the Arabic script from right to left, digits and all, and everything else from left to right; a run that has
 * to go the other way is turned round for it.
 */
export function visualRuns(line: string, direction: 'rtl' | 'ltr'): string[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  return inVisualOrder(runsOf(line, levels)).map(asTheLibraryTakesIt).filter(Boolean);
}

function runsOf(line: string, levels: Uint8Array): Run[] {
  const runs: Run[] = [];
  for (const [index, unit] of line.split('').entries()) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += unit;
    else runs.push({ text: unit, level });
  }
  return runs;
}

function asTheLibraryTakesIt({ text, level }: Run): string {
  const rightToLeft = level % 2 === 1;
  const letters = text.replace(ISOLATES, '');
  const shown = rightToLeft ? mirrored(letters) : letters;
  return JOINED.test(letters) === rightToLeft ? shown : [...shown].reverse().join('');
}

/** Rule L2 of the algorithm: from the highest level down, whatever is at least that deep is turned round. */
function inVisualOrder(runs: Run[]): Run[] {
  let ordered = runs;
  for (let level = Math.max(...runs.map((run) => run.level)); level > 0; level--) {
    ordered = ordered
      .reduce<Run[][]>((groups, run) => {
        const group = groups.at(-1);
        if (run.level >= level && group && group[0]!.level >= level) group.push(run);
        else groups.push([run]);
        return groups;
      }, [])
      .flatMap((group) => group.toReversed());
  }
  return ordered;
}

/** A bracket opens the other way in text that runs the other way. */
function mirrored(text: string): string {
  return [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');
}
