import { foldText } from '#platform/kernel/text/fold-text.ts';
import type { Task } from './hit-rates.ts';
import type { BenchTitles } from './titles.ts';

const PART = /^(?<first>.{4,}?) (?:part )?(?:2|3|4|5|ii|iii|iv|v|returns)$/;
/** A remake has the name and nothing else; two parts come soon after each other. */
const MAX_YEARS = 15;

/**
 * A truth about real titles that nothing was told: a film and its sequel, known by their names, which no ranking looks at.
 * Each is wanted beside the other.
 */
export function sequels({ facts }: BenchTitles): Task[] {
  const byName = Map.groupBy(facts, ({ postType, name }) => `${postType} ${foldText(name.en)}`);
  return facts.flatMap((sequel) => {
    const first = PART.exec(foldText(sequel.name.en))?.groups?.['first'];
    const originals = (first && byName.get(`${sequel.postType} ${first}`)) || [];
    const pair = originals.find(({ releaseYear }) => {
      const years = sequel.releaseYear - releaseYear;
      return years > 0 && years <= MAX_YEARS;
    });
    if (!pair) return [];
    const [a, b] = [pair.titleId, sequel.titleId];
    return [
      { userId: 0, seed: a, wanted: b },
      { userId: 0, seed: b, wanted: a },
    ];
  });
}
