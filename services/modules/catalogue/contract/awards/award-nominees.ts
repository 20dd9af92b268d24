import type { TitleFacts } from '../catalogue.events.ts';

/** Award categories that belong to a profession, for awards of which nobody has told whom they name. */
const DIRECTING = /\bdirect(or|ing|ion)\b/i;
const WRITING = /\b(screenplay|writing|writer|script)\b/i;

/** The ids of the people whom an award names: those told, or else all of the title's who practise its craft. */
export function nomineesOf(
  facts: Pick<TitleFacts, 'directors' | 'writers'>,
  { title, nominees }: TitleFacts['awards'][number],
): number[] {
  if (nominees) return nominees;
  const craft = [...(DIRECTING.test(title) ? facts.directors : []), ...(WRITING.test(title) ? facts.writers : [])];
  return [...new Set(craft.map(({ personId }) => personId))];
}
