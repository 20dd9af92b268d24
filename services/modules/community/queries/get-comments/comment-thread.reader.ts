import { Inject, Injectable, Optional } from '@nestjs/common';
import { isPremium } from '#modules/membership/contract/current-plan.ts';
import { MembershipStates } from '#modules/membership/contract/membership-states.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { Comment, CommentPage } from './get-comments.schema.ts';

const ROOTS_A_PAGE = 20;

// A reply is shown with its root only: when the root is refused later, its replies go with it.
const ROOTS = `
  select comment.*, author.avatar_path from read.comment left join read.commenter author using (user_id)
  where post_id = $1 and status = 'approved' and parent_id is null
  order by created_at desc, id desc limit ${ROOTS_A_PAGE} offset $2`;
const REPLIES = `
  select comment.*, author.avatar_path from read.comment left join read.commenter author using (user_id)
  where parent_id = any($1) and status = 'approved' and parent_id is not null
  order by created_at, id`;
const COUNTS = `
  select count(*) filter (where c.parent_id is null) as roots,
         count(*) filter (where c.parent_id is null or root.status = 'approved') as total
  from read.comment c left join read.comment root on root.id = c.parent_id
  where c.post_id = $1 and c.status = 'approved'`;
const OWN_PENDING = `
  select comment.*, author.avatar_path from read.comment left join read.commenter author using (user_id)
  where user_id = $1 and post_id = $2 and status = 'pending'
  order by created_at desc, id desc`;

interface CommentRow {
  id: number;
  post_id: number;
  user_id: number;
  parent_id: number | null;
  body: string;
  created_at: Date;
  username: string;
  name: string;
  avatar_path: string | null;
}

/** A page of a title's thread as everybody sees it. */
export interface PublicThread {
  page: CommentPage;
  /** The page as text, ready to send. */
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

  async publicThread(postId: number, page: number): Promise<PublicThread> {
    const [roots, counts] = await Promise.all([
      this.database.rows<CommentRow>(ROOTS, [postId, (page - 1) * ROOTS_A_PAGE]),
      this.database.row<{ roots: number; total: number }>(COUNTS, [postId]),
    ]);
    const rootIds = roots.map(({ id }) => id);
    const replies = rootIds.length > 0 ? await this.database.rows<CommentRow>(REPLIES, [rootIds]) : [];
    const premium = await this.premiumAmong([...roots, ...replies]);
    const shown = (row: CommentRow) => toComment(row, 'approved', premium);
    const answer: CommentPage = {
      comments: roots.map((root) => ({
        ...shown(root),
        replies: replies.filter((reply) => reply.parent_id === root.id).map(shown),
      })),
      max_page: Math.max(1, Math.ceil((counts?.roots ?? 0) / ROOTS_A_PAGE)),
      total: counts?.total ?? 0,
    };
    const authors = new Map([...roots, ...replies].map((row) => [row.id, row.user_id]));
    return { page: answer, document: JSON.stringify(answer), authors };
  }

  /** The viewer's comments on the title that wait for a moderator, newest first. */
  async ownPending(postId: number, userId: number): Promise<Comment[]> {
    const rows = await this.database.rows<CommentRow>(OWN_PENDING, [userId, postId]);
    const premium = await this.premiumAmong(rows);
    return rows.map((row) => ({ ...toComment(row, 'pending', premium), mine: true }));
  }

  /** The authors who have a plan. */
  private async premiumAmong(rows: readonly CommentRow[]): Promise<Set<number>> {
    const authors = [...new Set(rows.map((row) => row.user_id))];
    const states = authors.length > 0 ? await this.memberships?.of(authors) : undefined;
    const now = new Date();
    return new Set(authors.filter((id) => isPremium(states?.get(id), now)));
  }
}

function toComment(row: CommentRow, status: Comment['status'], premium: ReadonlySet<number>): Comment {
  return {
    id: row.id,
    post_id: row.post_id,
    parent_id: row.parent_id,
    body: row.body,
    created_at: row.created_at.toISOString(),
    status,
    mine: false,
    user: {
      username: row.username,
      name: row.name,
      avatar_path: row.avatar_path,
      premium: premium.has(row.user_id),
    },
    replies: [],
  };
}
