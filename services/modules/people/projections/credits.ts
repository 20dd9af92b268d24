import { nomineesOf } from '#modules/catalogue/contract/awards/award-nominees.ts';
import type { TitleFacts } from '#modules/catalogue/contract/catalogue.events.ts';

/** One person's part in one title. */
interface Credit {
  person_id: number;
  title_id: number;
  post_type: number;
  acts: boolean;
  directs: boolean;
  writes: boolean;
  nominations: number;
  wins: number;
  popularity: number;
}

/** The credits of a title, one for each person whatever their number of parts; of one that is withdrawn none. */
export function creditsOf(facts: TitleFacts): Credit[] {
  if (facts.withdrawn) return [];
  const credits = new Map<number, Credit>();
  const credit = (id: number): Credit => {
    const found = credits.get(id) ?? newCredit(id, facts);
    credits.set(id, found);
    return found;
  };
  for (const { personId } of facts.cast) credit(personId).acts = true;
  for (const { personId } of facts.directors) credit(personId).directs = true;
  for (const { personId } of facts.writers) credit(personId).writes = true;
  for (const award of facts.awards) {
    for (const id of nomineesOf(facts, award)) {
      const own = credits.get(id);
      if (!own) continue;
      own.nominations += 1;
      if (award.won) own.wins += 1;
    }
  }
  return [...credits.values()];
}

function newCredit(person_id: number, { titleId, postType, popularity }: TitleFacts): Credit {
  return {
    person_id,
    title_id: titleId,
    post_type: postType,
    acts: false,
    directs: false,
    writes: false,
    nominations: 0,
    wins: 0,
    popularity,
  };
}
