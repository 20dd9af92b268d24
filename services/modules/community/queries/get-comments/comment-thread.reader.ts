import { Inject, Injectable, Optional } from '@nestjs/common';
import { isPremium } from '#modules/membership/contract/current-plan.ts';
import { MembershipStates } from '#modules/membership/contract/membership-states.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { maxPage } from '#platform/http/max-page.ts';
import type { CommentSubject } from '../../domain/comment-subject.ts';
import { asMine, type CommentRow, lock, toComment } from './comment-row.ts';
import type { Comment, CommentPage, CommentSort } from './get-comments.schema.ts';

const ROOTS_A_PAGE = 20;
const REPLIES_AT_FIRST = 3;
const REPLIES_A_PAGE = 20;

const WHOLE = `
  c.*, author.avatar_path, coalesce(l.ups, 0) as up, coalesce(l.downs, 0) as down,
  (select count(*)::int from read.comment r where r.parent_id = c.id and r.status = 'approved') as replies_count`;
const BESIDE = `
  left join read.commenter author using (user_id)
  left join read.like_count l on l.entity = 'comment' and l.entity_id = c.id`;
// A reply is shown with its root only: when the root is refused later, its replies go with it. One that its author has
// deleted keeps its place while there are replies.
const SHOWN = `
  (c.status = 'approved' or c.status = 'deleted' and exists (
    select from read.comment r where r.parent_id = c.id and r.status = 'approved'))`;
// Lower bound of Wilson's interval at 95 %: what many like comes before what one likes.
const BEST = `
  case when coalesce(l.ups, 0) = 0 then 0 else
    (l.ups + 1.9208 - 1.96 * sqrt(l.ups::float8 * l.downs / (l.ups + l.downs) + 0.9604)) / (l.ups + l.downs + 3.8416) end desc,
  coalesce(l.downs, 0)`;
const ORDER: Record<CommentSort, string> = {
  newest: 'c.created_at desc, c.id desc',
  best: `${BEST}, c.created_at desc, c.id desc`,
};
/** What is said about an article is not to be read while the article is not. */
const PUBLISHED = `
  (c.news_post_id is null or exists (select from read.community_news n where n.id = c.news_post_id and n.published))`;

/** Which comments belong to it: a condition that the planner finds an index for, with its value. */
function threadOf({ postId, newsPostId }: CommentSubject, place: string): { condition: string; id: number } {
  return postId === null
    ? { condition: `c.news_post_id = ${place} and ${PUBLISHED}`, id: newsPostId }
    : { condition: `c.post_id = ${place}`, id: postId };
}
const roots = (thread: string, sort: CommentSort) => `
  select ${WHOLE} from read.comment c ${BESIDE}
  where ${thread} and c.parent_id is null and c.status in ('approved', 'deleted') and ${SHOWN}
  order by ${ORDER[sort]} limit ${ROOTS_A_PAGE} offset $2`;
const FIRST_REPLIES = `
  select * from (
    select ${WHOLE}, row_number() over (partition by c.parent_id order by c.created_at, c.id) as place_of_reply
    from read.comment c ${BESIDE}
    where c.parent_id = any($1::int[]) and c.status = 'approved'
  ) reply
  where place_of_reply <= $2 or id = $3 order by created_at, id`;
const ROOT_SHOWN = `join read.comment root on root.id = c.parent_id and root.status in ('approved', 'deleted')`;
const repliesOf = (thread: string) => `${thread} and c.parent_id = $2 and c.status = 'approved'`;
const nextReplies = (thread: string) => `
  select ${WHOLE} from read.comment c ${BESIDE} ${ROOT_SHOWN}
  where ${repliesOf(thread)}
  order by c.created_at, c.id limit ${REPLIES_A_PAGE} offset $3`;
const replyCount = (thread: string) =>
  `select count(*)::int as total from read.comment c ${ROOT_SHOWN} where ${repliesOf(thread)}`;
const counts = (thread: string) => `
  select count(*) filter (where c.parent_id is null and ${SHOWN}) as roots,
         count(*) filter (where c.status = 'approved' and (c.parent_id is null or root.status in ('approved', 'deleted'))) as total
  from read.comment c left join read.comment root on root.id = c.parent_id
  where ${thread} and c.status in ('approved', 'deleted')`;
const ownPending = (thread: string) => `
  select ${WHOLE} from read.comment c ${BESIDE}
  where c.user_id = $1 and ${thread} and c.status = 'pending'
  order by c.created_at desc, c.id desc`;
const ROOT_OF = `
  select ${WHOLE} from read.comment c ${BESIDE}
  where c.id = (select coalesce(parent_id, id) from read.comment where id = $1 and status = 'approved') and ${SHOWN} and ${PUBLISHED}`;

/** Comments as everybody sees them, and what is needed to show them to one viewer. */
export interface PublicThread {
  page: CommentPage;
  /** The page as text, ready to send, without what is locked. */
  document: string;
  /** Comment id → author, to find a viewer's own. */
  authors: Map<number, number>;
}

@Injectable()
export class CommentThreadReader {
  constructor(
    private readonly database: ReadDatabase,
    @Optional() @Inject(MembershipStates) private readonly memberships?: MembershipStates,
  ) {}

  async publicThread(subject: CommentSubject, page: number, sort: CommentSort): Promise<PublicThread> {
    const { condition, id } = threadOf(subject, '$1');
    const [rows, count] = await Promise.all([
      this.rows(roots(condition, sort), [id, (page - 1) * ROOTS_A_PAGE]),
      this.database.preparedRow<{ roots: number; total: number }>(counts(condition), [id]),
    ]);
    const pages = maxPage(count?.roots ?? 0, ROOTS_A_PAGE);
    return this.threadOf(rows, { max_page: pages, total: count?.total ?? 0 }, 0);
  }

  /** The root that a comment stands under, with its first replies and the comment among them; null when nobody sees it. */
  async around(commentId: number): Promise<PublicThread | null> {
    const [root] = await this.rows(ROOT_OF, [commentId]);
    return root ? this.threadOf([root], { max_page: 1, total: 1 + root.replies_count }, commentId) : null;
  }

  /** A page of the replies to a comment, oldest first. */
  async replies(subject: CommentSubject, rootId: number, page: number): Promise<PublicThread> {
    const { condition, id } = threadOf(subject, '$1');
    const [rows, count] = await Promise.all([
      this.rows(nextReplies(condition), [id, rootId, (page - 1) * REPLIES_A_PAGE]),
      this.database.preparedRow<{ total: number }>(replyCount(condition), [id, rootId]),
    ]);
    const total = count?.total ?? 0;
    return publicThread(rows, rows.map(toComment), { max_page: maxPage(total, REPLIES_A_PAGE), total });
  }

  /** The viewer's comments on it that wait for a moderator, newest first. */
  async ownPending(subject: CommentSubject, userId: number): Promise<Comment[]> {
    const { condition, id } = threadOf(subject, '$2');
    const rows = await this.rows(ownPending(condition), [userId, id]);
    return rows.map((row) => asMine(toComment(row)));
  }

  /** @param wanted the id of a reply that is in it wherever it stands. */
  private async threadOf(rows: CommentRow[], counts: Omit<CommentPage, 'comments'>, wanted: number) {
    const rootIds = rows.map(({ id }) => id);
    const replies = rootIds.length > 0 ? await this.rows(FIRST_REPLIES, [rootIds, REPLIES_AT_FIRST, wanted]) : [];
    const comments = rows.map((root) => ({
      ...toComment(root),
      replies: replies.filter((reply) => reply.parent_id === root.id).map(toComment),
    }));
    return publicThread([...rows, ...replies], comments, counts);
  }

  /** Comments, with what is known of their authors' plans. */
  private async rows(sql: string, parameters: unknown[]): Promise<CommentRow[]> {
    const rows = await this.database.preparedRows<CommentRow>(sql, parameters);
    const authors = [...new Set(rows.map((row) => row.user_id))];
    const states = authors.length > 0 ? await this.memberships?.of(authors) : undefined;
    const now = new Date();
    return rows.map((row) => ({ ...row, premium: isPremium(states?.get(row.user_id), now) }));
  }
}

function publicThread(rows: CommentRow[], comments: Comment[], counts: Omit<CommentPage, 'comments'>): PublicThread {
  const page: CommentPage = { comments, ...counts };
  const document = JSON.stringify({ ...page, comments: comments.map(lock) });
  return { page, document, authors: new Map(rows.map((row) => [row.id, row.user_id])) };
}
