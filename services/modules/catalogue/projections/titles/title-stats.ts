import {
  CRITERIA,
  commentApproved,
  commentDeleted,
  commentEdited,
  commentMoved,
  commentPutBack,
  commentRefused,
  type Grades,
  titleRated,
} from '#modules/community/contract/community.events.ts';
import type { RecordedEvent } from '#platform/messaging/outbox/event-definition.ts';
import type { ProjectionTransaction } from '#platform/messaging/projections/projection.ts';

interface Rating {
  userId: number;
  postId: number;
  grades: Grades;
}

/**
 * Keeps each viewer's newest rating, and moves a title's sums by the difference to the rating kept before: the sums are those
 * of the rows, whatever comes twice.
 */
export async function countRatings(
  events: readonly RecordedEvent[],
  transaction: ProjectionTransaction,
): Promise<void> {
  const newest = new Map<string, Rating>();
  for (const event of events) {
    if (event.type !== titleRated.type) continue;
    const { userId, postId, grades } = titleRated.read(event).data;
    newest.set(`${userId} ${postId}`, { userId, postId, grades });
  }
  if (newest.size === 0) return;
  const ratings = [...newest.values()];
  const keys = [ratings.map(({ userId }) => userId), ratings.map(({ postId }) => postId)];
  const before = await transaction.query<{ user_id: number; post_id: number; grades: Grades }>(
    `select r.user_id, r.post_id, r.grades from viewer_rating r
     join unnest($1::int[], $2::int[]) as t(user_id, post_id) using (user_id, post_id)`,
    keys,
  );
  await transaction.query(
    `insert into viewer_rating (user_id, post_id, grades) select * from unnest($1::int[], $2::int[], $3::jsonb[])
     on conflict (user_id, post_id) do update set grades = excluded.grades`,
    [...keys, ratings.map(({ grades }) => JSON.stringify(grades))],
  );
  const old = new Map(before.map((row) => [`${row.user_id} ${row.post_id}`, row.grades]));
  await moveSums(movesOf(ratings, old), transaction);
}

/** Per title: votes, then the six criteria, in the order of the columns. */
function movesOf(ratings: Rating[], before: Map<string, Grades>): Map<number, number[]> {
  const moves = new Map<number, number[]>();
  for (const { userId, postId, grades } of ratings) {
    const old = before.get(`${userId} ${postId}`);
    const move = moves.get(postId) ?? [0, 0, 0, 0, 0, 0, 0];
    const steps = [old ? 0 : 1, ...CRITERIA.map((criterion) => grades[criterion] - (old?.[criterion] ?? 0))];
    moves.set(
      postId,
      move.map((sum, index) => sum + (steps[index] ?? 0)),
    );
  }
  return moves;
}

const SUMS = ['votes', ...CRITERIA];

async function moveSums(moves: Map<number, number[]>, transaction: ProjectionTransaction): Promise<void> {
  const columns = SUMS.map((_, index) => [...moves.values()].map((move) => move[index]));
  const rows = await transaction.query<{ slug: string | null }>(
    `insert into title_page (id, ${SUMS.join(', ')})
     select * from unnest($1::int[], ${SUMS.map((_, index) => `$${index + 2}::int[]`).join(', ')})
     on conflict (id) do update set ${SUMS.map((sum) => `${sum} = title_page.${sum} + excluded.${sum}`).join(', ')}
     returning slug`,
    [[...moves.keys()], ...columns],
  );
  transaction.invalidate(...rows.flatMap(({ slug }) => (slug ? [`title-page:${slug}`] : [])));
}

/** What moves the counts of comments. */
const WITHDRAWALS = [commentRefused, commentPutBack, commentEdited, commentDeleted];
export const COMMENT_COUNT_EVENTS = [commentApproved, commentMoved, ...WITHDRAWALS].map(({ type }) => type);

/** A title's or a news post's count moves. */
interface Step {
  postId: number | null;
  newsPostId?: number | null | undefined;
  step: number;
}

/** Which counts an event moves, and by how much. */
function stepsOf(event: RecordedEvent): Step[] {
  if (event.type === commentApproved.type) {
    const { postId, newsPostId } = commentApproved.read(event).data;
    return [{ postId, newsPostId, step: 1 }];
  }
  if (event.type === commentMoved.type) return movedSteps(commentMoved.read(event).data);
  const takingBack = WITHDRAWALS.find(({ type }) => type === event.type);
  if (!takingBack) return [];
  const { postId, newsPostId, previousStatus } = takingBack.read(event).data;
  return previousStatus === 'approved' ? [{ postId, newsPostId, step: -1 }] : [];
}

function movedSteps({ from, postId, approved }: { from: number; postId: number; approved: boolean }): Step[] {
  if (!approved) return [];
  return [
    { postId: from, step: -1 },
    { postId, step: 1 },
  ];
}

/** A comment counts from its approval on, until that is taken back. */
export async function countComments(
  events: readonly RecordedEvent[],
  transaction: ProjectionTransaction,
): Promise<void> {
  const steps = events.flatMap(stepsOf);
  await countOnTitles(sumsOf(steps, 'postId'), transaction);
  await countOnNews(sumsOf(steps, 'newsPostId'), transaction);
}

function sumsOf(steps: readonly Step[], subject: 'postId' | 'newsPostId'): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { [subject]: id, step } of steps) if (id) counts.set(id, (counts.get(id) ?? 0) + step);
  return counts;
}

async function countOnTitles(counts: Map<number, number>, transaction: ProjectionTransaction): Promise<void> {
  if (counts.size === 0) return;
  const rows = await transaction.query<{ slug: string | null }>(
    `insert into title_page (id, comments) select * from unnest($1::int[], $2::int[])
     on conflict (id) do update set comments = title_page.comments + excluded.comments returning slug`,
    [[...counts.keys()], [...counts.values()]],
  );
  transaction.invalidate('comment-count', ...rows.flatMap(({ slug }) => (slug ? [`title-page:${slug}`] : [])));
}

/** Only for what is counted of the whole site: an article's own page counts its thread. */
async function countOnNews(counts: Map<number, number>, transaction: ProjectionTransaction): Promise<void> {
  if (counts.size === 0) return;
  await transaction.query(
    `insert into news_comment_count (news_post_id, comments) select * from unnest($1::int[], $2::int[])
     on conflict (news_post_id) do update set comments = news_comment_count.comments + excluded.comments`,
    [[...counts.keys()], [...counts.values()]],
  );
  transaction.invalidate('comment-count');
}
