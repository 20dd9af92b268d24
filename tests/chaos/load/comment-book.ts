import type { Random } from '../random.ts';

export type Decision = 'approved' | 'refused';

/** A comment as the harness knows it. */
export interface KnownComment {
  id: number;
  postId: number;
  /** Stands in its text and nowhere else. */
  marker: string;
  version: number;
  status: 'pending' | Decision;
  /** A decision is under way, or one got no answer and nobody knows the state. */
  open: boolean;
  /** An approval was sent, whatever became of it. Before that nobody may see the comment. */
  approvalSent: boolean;
  /** The answer's position of the refusal that took it down; empty while it may be seen. */
  refusedAt: string;
}

export const MARKER = /zz[0-9a-f]{12}zz/g;

/** All comments that were acknowledged, for moderators to decide and for the watch on what may be seen. */
export class CommentBook {
  readonly byMarker = new Map<string, KnownComment>();
  private readonly comments: KnownComment[] = [];

  add(id: number, postId: number, marker: string): void {
    const comment: KnownComment = {
      id,
      postId,
      marker,
      version: 1,
      status: 'pending' as const,
      open: false,
      approvalSent: false,
      refusedAt: '',
    };
    this.comments.push(comment);
    this.byMarker.set(marker, comment);
  }

  all(): readonly KnownComment[] {
    return this.comments;
  }

  /** Up to `most` comments nobody decides just now: mostly waiting ones, sometimes decided ones. */
  draw(random: Random, most: number): KnownComment[] {
    const again = random.chance(0.25);
    const free = this.comments.filter((comment) => !comment.open && (comment.status !== 'pending') === again);
    const drawn = new Set(Array.from({ length: Math.min(most, free.length) }, () => random.pick(free)));
    for (const comment of drawn) comment.open = true;
    return [...drawn];
  }

  /** An approved comment of a title, to answer. */
  approved(random: Random, postId: number): KnownComment | null {
    const approved = this.comments.filter((comment) => comment.postId === postId && comment.status === 'approved');
    return approved.length > 0 ? random.pick(approved) : null;
  }
}
