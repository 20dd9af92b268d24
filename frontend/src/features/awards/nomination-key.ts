import type { Nomination } from '../../api/types.ts';

/** A film may be nominated twice for one award, with others named. */
export function nominationKey({ post, film, people }: Nomination): string {
  return [post?.id ?? film?.name?.en, ...people.map(({ name }) => name.en)].join(' ');
}
