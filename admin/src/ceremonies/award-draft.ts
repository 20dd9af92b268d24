import type { ConsoleNomination, ConsoleTitle, Name } from '../api/types.ts';

export interface Nominee {
  id: number;
  name: Name;
}

/** One nomination as it is typed. A film may have several for one award, so a row has a key of its own. */
export interface NominationRow {
  key: string;
  titleId: number;
  post: ConsoleTitle | null;
  won: boolean;
  nominees: Nominee[];
}
export interface AwardDraft {
  nominations: NominationRow[];
}

let made = 0;
const newKey = () => `new-${++made}`;

export function draftOf(nominations: readonly ConsoleNomination[]): AwardDraft {
  return {
    nominations: nominations.map(({ title_id, post, won, nominees }) => ({
      key: newKey(),
      titleId: title_id,
      post,
      won,
      nominees,
    })),
  };
}

export function rowOf(post: ConsoleTitle): NominationRow {
  return { key: newKey(), titleId: post.id, post, won: false, nominees: [] };
}

/** The nominated titles with their versions, each once. */
export function seenOf(nominations: readonly ConsoleNomination[]) {
  return [...new Map(nominations.map(({ title_id, version }) => [title_id, { title_id, version }])).values()];
}

export function factsOf({ nominations }: AwardDraft) {
  return {
    nominations: nominations.map(({ titleId, won, nominees }) => ({
      title_id: titleId,
      won,
      nominees: nominees.map(({ id }) => id),
    })),
  };
}

/** Who can be named: everyone of the title, each once, those who made it before those who play in it. */
export function peopleOf(title: {
  directors?: readonly Nominee[];
  writers?: readonly Nominee[];
  cast?: readonly Nominee[];
}): Nominee[] {
  const all = [...(title.directors ?? []), ...(title.writers ?? []), ...(title.cast ?? [])];
  return [...new Map(all.map(({ id, name }) => [id, { id, name }])).values()];
}
