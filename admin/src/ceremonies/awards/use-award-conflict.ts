import { type DataProvider, useDataProvider } from 'react-admin';
import type { ConsoleAward, ConsoleCeremonyDetail } from '../../api/types.ts';
import { same } from '../../components/versions/conflict/merge-edits.ts';
import { type Newest, useConflict } from '../../components/versions/conflict/use-conflict.ts';
import type { Versions } from '../../components/versions/conflict/use-version-conflict.ts';
import { type AwardFacts, draftOf, factsOf, seenOf } from './award-draft.ts';

interface NewestAward extends Newest<AwardFacts> {
  award: ConsoleAward;
}

/** An award of which nothing is known yet. */
export function newAward(title: string): ConsoleAward {
  return { title, version: 0, award_id: null, nominations: [] };
}

/**
 * Sends edits of an award. It has no version of its own: what the ceremony tells has one, and so has each nominated title.
 * @param opened as the form shows it
 */
export function useAwardConflict(ceremony: ConsoleCeremonyDetail['id'], opened: ConsoleAward) {
  const provider = useDataProvider();
  return useConflict<AwardFacts, NewestAward>(async (mine) => {
    const { data } = await provider.getOne<ConsoleCeremonyDetail>('ceremonies', { id: ceremony });
    const award = data.awards.find(({ title }) => title === opened.title) ?? newAward(opened.title);
    if (award.version === opened.version && same(versionsOf(award), versionsOf(opened))) return null;
    const theirs = factsOf(draftOf(award.nominations));
    const facts = {
      nominations: inOrderOf(mine.nominations, theirs.nominations),
      told: inOrderOf(mine.told, theirs.told),
    };
    return { award, facts, since: await savedSince(provider, opened, award) };
  });
}

/** The server puts winners first, then what is popular; that is nobody's edit. */
function inOrderOf<Row>(mine: readonly Row[], theirs: readonly Row[]): Row[] {
  const placeOf = (row: Row) => {
    const place = mine.findIndex((one) => same(one, row));
    return place < 0 ? mine.length : place;
  };
  return theirs.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Of the nominated titles. */
function versionsOf({ nominations }: ConsoleAward): Record<number, number> {
  return Object.fromEntries(seenOf(nominations).map(({ title_id, version }) => [title_id, version]));
}

async function savedSince(provider: DataProvider, opened: ConsoleAward, award: ConsoleAward) {
  const [before, now] = [versionsOf(opened), versionsOf(award)];
  const titles = Object.keys({ ...before, ...now }).map(Number);
  const changed = titles.filter((id) => before[id] !== now[id]);
  const id = award.award_id ?? opened.award_id;
  const told = id === null ? [] : await newer(provider, 'versions/awards', id, opened.version);
  const ofTitles = await Promise.all(changed.map((id) => newer(provider, 'title-versions', id, before[id])));
  return [
    ...told.map(({ at, actor }) => ({ at, actor, changed: ['told'] })),
    ...ofTitles.flat().map(({ at, actor, changed }) => ({
      at,
      actor,
      changed: [changed.includes('awards') ? 'nominations' : 'title'],
    })),
  ].sort((one, other) => other.at.localeCompare(one.at));
}

/** @param seen the version that was opened; without one the newest alone is told. */
async function newer(provider: DataProvider, resource: string, id: number, seen?: number) {
  const { data } = await provider.getOne<Versions<object>>(resource, { id });
  return seen === undefined ? data.versions.slice(0, 1) : data.versions.filter(({ version }) => version > seen);
}
