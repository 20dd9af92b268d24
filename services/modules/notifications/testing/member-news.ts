import { givenReleaseFiles } from '#modules/catalogue/testing/given-release-files.ts';
import { commentApproved, commentPosted } from '#modules/community/contract/community.events.ts';
import { paymentPaid } from '#modules/payments/contract/payments.events.ts';
import type { NotificationsApp } from './notifications-app.ts';

/** Who of the staff decides. */
export const STAFF = { moderatorId: 9_999, moderator: 'staff' };

interface Member {
  userId: number;
  token: string;
}

/** Members, and what happens to them; each thing has a number of its own. */
export class MemberNews {
  private members = 0;
  private things = 0;

  /** @param film what is commented on. */
  constructor(
    private readonly app: NotificationsApp,
    readonly film: number,
  ) {}

  async member(): Promise<Member> {
    this.members += 1;
    return { userId: this.members, token: await this.app.join(this.members) };
  }

  follow(token: string, call: 'followSerial' | 'followPerson', body: object) {
    return this.app.post(`/api/user/${call}`, { ...body, token });
  }

  episode(titleId: number, season: number, number: number, quality = 1) {
    return givenReleaseFiles(this.app.app, titleId, [{ quality, season, episode: number }]);
  }

  /** @returns its id. */
  async comment(userId: number, parentId: number | null = null, body = 'well said'): Promise<number> {
    this.things += 1;
    const names = { username: `user${userId}`, name: `user${userId}` };
    const posted = { commentId: this.things, postId: this.film, userId, ...names, parentId, body };
    await this.app.happen(`comment-${this.things}`, 1, commentPosted(posted));
    return this.things;
  }

  /** What a decision on a comment says of it. */
  ruling(commentId: number, userId: number) {
    return { commentId, postId: this.film, userId, ...STAFF };
  }

  approve(commentId: number, userId: number, version = 2): Promise<void> {
    return this.app.happen(`comment-${commentId}`, version, commentApproved(this.ruling(commentId, userId)));
  }

  async approvedComment(userId: number): Promise<void> {
    await this.approve(await this.comment(userId), userId);
  }

  /** @returns its reference. */
  async payment(userId: number, amount = 1): Promise<string> {
    this.things += 1;
    const reference = `r${this.things}`;
    const paid = { paymentId: this.things, reference, userId, bankReference: null, card: null, amount };
    await this.app.happen(`payment-${this.things}`, 1, paymentPaid(paid));
    return reference;
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

/** Members' news beside a film that has a name. */
export async function givenMemberNews(app: NotificationsApp): Promise<MemberNews> {
  return new MemberNews(app, await app.title(1, { name: { fa: 'جدایی', en: 'A Separation' } }));
}
