import { api, call } from '../../lib/api/client.ts';

export type LikedEntity = 'post' | 'news' | 'review';
export type Side = 'up' | 'down';

export interface Likes {
  up: number;
  down: number;
  mine: Side | null;
}

export const NONE: Likes = { up: 0, down: 0, mine: null };

type Answer = Promise<Map<number, Likes>>;

/** What is asked for while a page is drawn goes in one request for each kind: a list has many like buttons. */
const waiting = new Map<LikedEntity, { ids: Set<number>; answer: Answer }>();

export async function loadLikes(entity: LikedEntity, id: number): Promise<Likes> {
  const batch = waiting.get(entity) ?? begin(entity);
  batch.ids.add(id);
  return (await batch.answer).get(id) ?? NONE;
}

function begin(entity: LikedEntity) {
  const ids = new Set<number>();
  const batch = { ids, answer: ask(entity, ids) };
  waiting.set(entity, batch);
  return batch;
}

async function ask(entity: LikedEntity, ids: ReadonlySet<number>): Answer {
  await new Promise((resolve) => setTimeout(resolve));
  waiting.delete(entity);
  const { likes } = await call(api.POST('/api/post/likes', { body: { entity, entity_ids: [...ids] } }));
  return new Map(likes.map((one) => [one.entity_id, one]));
}
