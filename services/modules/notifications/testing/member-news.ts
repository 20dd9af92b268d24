import { commentApproved, commentPosted } from '#modules/community/contract/community.events.ts';
import { paymentPaid } from '#modules/payments/contract/payments.events.ts';
import type { NotificationsApp } from './notifications-app.ts';

/** Members, and what happens to them; each thing has a number of its own. */
export class MemberNews {
  private members = 0;
  private things = 0;

  /** @param film what is commented on. */
  constructor(
    private readonly app: NotificationsApp,
    private readonly film: number,
  ) {}

  async member(): Promise<{ userId: number; token: string }> {
    this.members += 1;
    return { userId: this.members, token: await this.app.join(this.members) };
  }

  async approvedComment(userId: number): Promise<void> {
    this.things += 1;
    const about = { commentId: this.things, postId: this.film, userId };
    const names = { username: `user${userId}`, name: `user${userId}` };
    const posted = commentPosted({ ...about, ...names, parentId: null, body: 'well said' });
    const approved = commentApproved({ ...about, moderatorId: 9_999, moderator: 'staff' });
    await this.app.happen(`comment-${this.things}`, 1, posted, approved);
  }

  async payment(userId: number): Promise<void> {
    this.things += 1;
    const reference = `r${this.things}`;
    const paid = { paymentId: this.things, reference, userId, bankReference: null, card: null, amount: 1 };
    await this.app.happen(`payment-${this.things}`, 1, paymentPaid(paid));
  }

  /** The settings of a member for each kind, as they are sent back. */
  async kindsOf(token: string): Promise<{ kind: string; site: boolean; mail: boolean; push: boolean }[]> {
    const { kinds } = (await this.app.post('/api/user/notificationSettings', { token })).body;
    return kinds.map(({ label: _, ...setting }: { label: object }) => setting);
  }

  /** What waits to be sent to a member. */
  jobsOf(kind: string, userId: number): Promise<{ payload: object }[]> {
    return this.app.database.rows<{ payload: object }>(
      `select payload from write.effect_job where kind = $1 and done_at is null
         and (payload ->> 'userId' = $2 or payload -> 'userIds' @> $2::jsonb) order by id`,
      [kind, String(userId)],
    );
  }
}
