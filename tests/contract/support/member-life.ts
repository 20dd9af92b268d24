import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { TransferMeter } from '#modules/downloads/contract/transfer-meter.port.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { multipart } from '#platform/testing/multipart.ts';
import { ACCOUNT_PASSWORD, type SiteUnderTest } from './site-under-test.ts';

const SUBTITLE = '1\n00:00:01,000 --> 00:00:02,000\nسلام\n';

/** What of a member stands nowhere once they are gone. */
interface Traces {
  username: string;
  name: string;
  /** Address and number after they have changed them. */
  newEmail: string;
  newPhone: string;
  /** Of their first comment, which stays. */
  body: string;
}

/** A member who uses every feature that keeps something personal. */
export class MemberLife {
  /** The path of their picture. */
  avatar = '';
  /** A sending of a file that has not come to its end. */
  underWay = '';
  private readonly email: string;

  constructor(
    private readonly site: SiteUnderTest,
    private readonly admin: string,
    private readonly token: string,
    private readonly userId: number,
    private readonly post: { id: number; slug: string },
    private readonly fileId: number,
    private readonly traces: Traces,
  ) {
    this.email = `${traces.username}@example.com`;
  }

  async live(): Promise<void> {
    await this.beSomebody();
    await this.write();
    await this.watch();
    await this.keep();
    await this.askTheStaff();
    await this.buy();
    await this.download();
    await this.move();
    // Of the comment, the letter, the payment and the gift.
    await eventually(async () => {
      expect(await this.site.post('/api/user/newNotifications', {}, this.token)).toMatchObject({ count: 4 });
    });
  }

  async done(url: string, body: object, token = this.token) {
    const answer = await this.site.post(url, body, token);
    if (answer.status !== 1) throw new Error(`${url}: ${JSON.stringify(answer)}`);
    return answer;
  }

  private async sendFile(url: string, bytes: Buffer, fields: Record<string, string> = {}) {
    const form = multipart({ bytes }, { token: this.token, ...fields });
    const { text } = await this.site.send({ method: 'POST', url, ...form });
    const answer = JSON.parse(text);
    if (answer.status !== 1) throw new Error(`${url}: ${text}`);
    return answer;
  }

  /** A name, a picture that a moderator has looked at, and parts of a page that others see. */
  private async beSomebody(): Promise<void> {
    await this.done('/api/user/editInfo', { name: this.traces.name });
    await this.done('/api/user/chooseProfileParts', { shows: ['ratings', 'comments'] });
    const picture = { width: 80, height: 80, channels: 3, background: '#a04020' } as const;
    const bytes = await sharp({ create: picture }).png().toBuffer();
    this.avatar = (await this.sendFile('/api/user/uploadAvatar', bytes)).avatar_path;
    const review = { user_id: this.userId, avatar_path: this.avatar, avatar_waiting: true, outcome: 'kept' };
    await this.done('/api/console/users/reviewAvatar', review, this.admin);
  }

  private async write(): Promise<void> {
    const { site, post, traces } = this;
    const { comment_id: id } = await this.done('/api/user/comment', {
      comment: { post_id: post.id, body: traces.body },
    });
    await site.post('/api/console/comments/approve', { comments: [{ id, version: 1 }] }, this.admin);
    const waiting = await this.done('/api/user/comment', { comment: { post_id: post.id, body: 'One that' } });
    const comment = { comment_id: waiting.comment_id, body: 'One that waits' };
    await this.done('/api/user/editComment', { comment });
    const [news] = (await site.post('/api/news/index')).news;
    await this.done('/api/user/comment', { comment: { news_post_id: news.id, body: 'One on the news' } });
    await this.done('/api/user/like', { entity: 'news', entity_id: news.id, type: 'up' });
    const grades = { starring: 9, direction: 8, screenplay: 7, music: 6, effects: 5, other: 10 };
    await this.done('/api/user/ratePost', { rating: { post_id: post.id, ...grades } });
    await this.reportComment(news.id);
  }

  /** Of somebody else. */
  private async reportComment(newsPostId: number): Promise<void> {
    const comment = { news_post_id: newsPostId, body: 'By the staff' };
    const { comment_id: id } = await this.done('/api/user/comment', { comment }, this.admin);
    await this.done('/api/console/comments/approve', { comments: [{ id, version: 1 }] }, this.admin);
    const report = { comment_id: id, reason: 'other', note: `By ${this.traces.name}` };
    await this.done('/api/user/reportComment', report);
  }

  private async watch(): Promise<void> {
    const { fileId: fid, site } = this;
    await this.done('/api/playtime', { time: 41, fid });
    const [series] = (await site.post('/api/post/serials/1')).posts;
    const another = (await site.post(`/api/post/getSerial/${series.slug}`)).post.seasons[0].groups[0].files[0].id;
    await this.done('/api/playtime', { time: 5, fid: another });
    await site.post('/api/user/startPlaying', { fid: another }, this.token);
    await this.done('/api/user/forgetPlayback', { file_id: another });
    await this.done('/api/user/subtitleOffset', { fid, track: 1, offset: 250 });
  }

  private async keep(): Promise<void> {
    const { site, post } = this;
    await this.done('/api/user/addToDlList', { post_id: post.id });
    const [person] = (await site.post('/api/person/list/actors')).people;
    await this.done('/api/user/followPerson', { person_id: person.id });
    await this.done('/api/user/setNotifications', { kinds: [], digest: 'week' });
  }

  private async askTheStaff(): Promise<void> {
    const { site, traces, fileId } = this;
    const letter = { name: traces.name, email: this.email, subject: 'A letter', body: `By ${traces.name}` };
    await this.done('/api/contact', { form: letter, captcha: await site.captcha() });
    const [{ id }] = await site.app.get(DataSource).query('select id from write.contact_thread');
    const answer = { id, version: 1, form: { body: `Dear ${traces.name}` } };
    await this.done('/api/console/contacts/answer', answer, this.admin);
    await this.done('/api/user/addRequest', { type: 1, link: 'tt0111161' });
    const report = { reason: 'other', note: `By ${traces.name}` };
    await this.done('/api/user/report2', { file_id: fileId, fields: report });
    const fields = { file_id: String(fileId), language: 'fa' };
    await this.sendFile('/api/user/suggestSubtitle', Buffer.from(SUBTITLE), fields);
  }

  private async buy(): Promise<void> {
    const coupon = { planId: 2, stage: 'update', percent: 100 };
    const { coupons } = await this.site.post('/api/console/coupons', coupon, this.admin);
    await this.done('/api/user/makePayment', { order: { planId: 2, coupon: coupons[0].code } });
    const grant = { user_id: this.userId, unit: 'days', amount: 3, reason: 'for the test' };
    await this.done('/api/console/users/grant', grant, this.admin);
  }

  /** A part by a link that its key leads to, and another part that is still under way. */
  private async download(): Promise<void> {
    const { site, userId, fileId } = this;
    const { key } = await this.done('/api/user/downloadKey', {});
    const opened = await site.send({ method: 'GET', url: `/d/${fileId}?key=${key}` });
    expect([opened.status, opened.headers['location']]).toEqual([302, expect.stringMatching(/^\/dl\//)]);
    const meter = site.app.get(TransferMeter);
    const begin = async (from: number) => {
      const link = { way: 'download' as const, linkId: 'one', address: '198.51.100.9' };
      const started = await meter.begin({ ...link, userId, fileId, from, to: from + 1_000 });
      if (!started.admitted) throw new Error(`refused: ${started.reason}`);
      return started.transferId;
    };
    await meter.settle(await begin(0), 1_000);
    this.underWay = await begin(1_000);
    await eventually(async () => {
      const told = await site.app
        .get(DataSource)
        .query('select 1 from read.download_line where user_id = $1', [userId]);
      expect(told).toHaveLength(1);
    }, 30_000);
  }

  /** To another address and number; a link for a new password is on its way to the address before. */
  private async move(): Promise<void> {
    const { newEmail, newPhone } = this.traces;
    await this.done('/api/user/recovery', { email: this.email });
    await this.done('/api/user/changeEmail', { email: newEmail, password: ACCOUNT_PASSWORD });
    await this.confirm('email', newEmail);
    await this.done('/api/user/changePhone', { phone: newPhone, password: ACCOUNT_PASSWORD });
    await this.confirm('phone', newPhone);
  }

  private async confirm(detail: 'email' | 'phone', to: string): Promise<void> {
    const url = `/dev/mailbox.json?to=${encodeURIComponent(to)}`;
    const code = await eventually(async () => {
      const [delivery] = JSON.parse((await this.site.send({ method: 'GET', url })).text).deliveries;
      expect(delivery?.code).toMatch(/^\d{6}$/);
      return delivery.code as string;
    });
    await this.done('/api/user/confirmContactChange', { detail, code });
  }
}
