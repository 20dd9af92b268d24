import { avatarReviewed } from '#modules/accounts/contract/accounts.events.ts';
import { givenReleaseFiles, givenRetired } from '#modules/catalogue/testing/given-release-files.ts';
import { requestAnswered, requestReopened } from '#modules/requests/contract/requests.events.ts';
import {
  subtitleAccepted,
  subtitleRefused,
  subtitleReopened,
  subtitleSubmitted,
} from '#modules/subtitles/contract/submitted-subtitles.events.ts';
import { contactAnswered } from '#modules/support/contract/contact.events.ts';
import { fileCaseReopened, fileCaseSettled, fileFaultGone } from '#modules/support/contract/support.events.ts';
import { givenMemberNews, type MemberNews, STAFF } from '../../../testing/member-news.ts';
import { type NotificationsApp, startNotificationsApp } from '../../../testing/notifications-app.ts';

let app: NotificationsApp;
let news: MemberNews;

beforeAll(async () => {
  app = await startNotificationsApp();
  news = await givenMemberNews(app);
});
afterAll(() => app?.close());

describe('what members are told of what the staff has decided', () => {
  it('is a mended report once, however often its case is taken up again, and not that nothing was wrong', async () => {
    const { userId, token } = await news.member();
    const about = { fileId: 77, reports: [{ reportId: 5, userId }], ...STAFF };
    await app.happen('file-case-77', 1, fileCaseSettled({ ...about, outcome: 'mended' }));
    await app.happen('file-case-77', 2, fileCaseSettled({ ...about, outcome: 'mended' }));
    const other = { ...about, fileId: 78, reports: [{ reportId: 55, userId }] };
    await app.happen('file-case-78', 1, fileCaseSettled({ ...other, outcome: 'dismissed' }));
    await app.tellAll();
    expect((await app.notificationsOf(token)).map(({ kind }) => kind)).toEqual(['report-mended']);
  });

  it('is no mended report any more where a moderator has taken that back, or found nothing wrong after all', async () => {
    const { userId, token } = await news.member();
    const about = { fileId: 79, reports: [{ reportId: 6, userId }], ...STAFF };
    const told = async () => (await app.notificationsOf(token)).map(({ kind }) => kind);
    const settle = (version: number, outcome: 'mended' | 'dismissed') =>
      app.happen('file-case-79', version, fileCaseSettled({ ...about, outcome }));
    await settle(1, 'mended');
    await app.tellAll();
    await app.happen('file-case-79', 2, fileCaseReopened(about));
    await app.tellAll();
    expect(await told()).toEqual([]);
    await settle(3, 'mended');
    await app.tellAll();
    expect(await told()).toEqual(['report-mended']);
    await settle(4, 'dismissed');
    await app.tellAll();
    expect(await told()).toEqual([]);
  });

  it('is a report mended when the robot finds its fault no more, where a moderator has called it so before', async () => {
    const { userId, token } = await news.member();
    await app.happen('file-case-80', 1, fileCaseSettled({ fileId: 80, reports: [], ...STAFF, outcome: 'mended' }));
    await app.tellAll();
    expect(await app.notificationsOf(token)).toEqual([]);
    const gone = fileFaultGone({ fileId: 80, closed: false, reports: [{ reportId: 7, userId }] });
    await app.happen('file-case-80', 2, gone);
    await app.tellAll();
    expect((await app.notificationsOf(token)).map(({ kind }) => kind)).toEqual(['report-mended']);
  });

  it('is that the file is gone, where it was taken from offer before its fault was', async () => {
    const { userId, token } = await news.member();
    const [file] = await givenReleaseFiles(app.app, news.film, [{ quality: 3 }]);
    const { fileId } = file!;
    await givenRetired(app.app, [fileId]);
    const gone = fileFaultGone({ fileId, closed: false, retired: true, reports: [{ reportId: 8, userId }] });
    await app.happen(`file-case-${fileId}`, 1, gone);
    await app.tellAll();
    expect((await app.notificationsOf(token)).map(({ text, href }) => [text.fa, text.en, href])).toEqual([
      [
        'فایلی از «جدایی» که گزارش داده بودید از سایت برداشته شد',
        'The file of “A Separation” that you reported was removed from the site',
        expect.stringMatching(/^\/movies\//),
      ],
    ]);
  });

  it('is each answer to their message, once; that to a visitor is told nobody', async () => {
    const { userId, token } = await news.member();
    const answer = { threadId: 7, userId, ...STAFF, body: 'An answer' };
    await app.happen('contact-7', 2, contactAnswered({ ...answer, place: 2 }));
    await app.happen('contact-7', 4, contactAnswered({ ...answer, place: 4 }));
    await app.happen('contact-8', 2, contactAnswered({ ...answer, threadId: 8, userId: null, place: 2 }));
    await app.tellAll();
    expect((await app.notificationsOf(token)).map(({ kind }) => kind)).toEqual(['letter-answered', 'letter-answered']);
  });

  it('is their picture being taken away, and not that it stays', async () => {
    const { userId, token } = await news.member();
    const reviewed = { userId, ...STAFF };
    await app.happen(`user-${userId}`, 1, avatarReviewed({ ...reviewed, avatar: 'one', outcome: 'kept' }));
    await app.happen(`user-${userId}`, 2, avatarReviewed({ ...reviewed, avatar: 'two', outcome: 'removed' }));
    await app.tellAll();
    expect(await app.notificationsOf(token)).toMatchObject([{ kind: 'avatar-removed', href: '/user/change-avatar' }]);
  });

  it('is each decision on a subtitle that they sent, not why, and nothing of their own decisions', async () => {
    const { userId, token } = await news.member();
    const [file] = await givenReleaseFiles(app.app, news.film, [{ quality: 1 }]);
    const facts = { sha256: 'a'.repeat(64), language: 'fa', label: null, format: 'srt' as const, charset: 'utf-8' };
    const about = { ...facts, original: 'x.srt', cues: 1, mends: {}, userId, username: `user${userId}` };
    const staff = { ...STAFF };
    const submit = async (submissionId: number, of: number) =>
      app.happen(`submitted-subtitle-${submissionId}`, 1, subtitleSubmitted({ ...about, submissionId, fileId: of }));
    await submit(1, file!.fileId);
    await submit(2, 999_999);
    await submit(3, file!.fileId);
    const accepted = subtitleAccepted({ submissionId: 1, ...staff, mends: 0, vttName: 'x.vtt' });
    await app.happen('submitted-subtitle-1', 2, accepted);
    await app.happen('submitted-subtitle-2', 2, subtitleRefused({ submissionId: 2, ...staff, reason: 'a secret' }));
    const own = { moderatorId: userId, moderator: `user${userId}` };
    await app.happen('submitted-subtitle-3', 2, subtitleRefused({ submissionId: 3, ...own, reason: 'mine' }));
    await app.tellAll();
    const told = await app.notificationsOf(token);
    expect(told.map(({ kind, text, href }) => [kind, text.fa, text.en, href]).toSorted()).toEqual([
      [
        'subtitle-decided',
        'زیرنویس شما برای «جدایی» پذیرفته شد و همه آن را می‌بینند',
        'Your subtitle for “A Separation” was accepted, and everyone can see it',
        expect.stringMatching(/^\/movies\//),
      ],
      ['subtitle-decided', 'زیرنویس شما پذیرفته نشد', 'Your subtitle was not accepted', null],
    ]);
    // By whomever the refusal is taken back, its sender too.
    await app.happen('submitted-subtitle-2', 3, subtitleReopened({ submissionId: 2, ...own }));
    await app.tellAll();
    expect((await app.notificationsOf(token)).map(({ text }) => text.en)).toEqual([
      'Your subtitle for “A Separation” was accepted, and everyone can see it',
    ]);
    // An acceptance as well, and it is news again when it is accepted again.
    await app.happen('submitted-subtitle-1', 3, subtitleReopened({ submissionId: 1, ...staff }));
    await app.tellAll();
    expect(await app.notificationsOf(token)).toEqual([]);
    await app.happen('submitted-subtitle-1', 4, accepted);
    await app.tellAll();
    expect(await app.notificationsOf(token)).toHaveLength(1);
  });

  it('is each answer to their request once, with the reason, and the title when it has come', async () => {
    const [first, second] = [await news.member(), await news.member()];
    const request = { requestId: 8, filmId: 'tt1832382', ruling: 1, ...STAFF };
    const answer = (version: number, sponsors: number[], fields: object) =>
      app.happen(
        'title-request-8',
        version,
        requestAnswered({ ...request, answer: 'refused', reason: null, note: '', titleId: null, sponsors, ...fields }),
      );
    const refused = { reason: 'not_released' as const, note: 'Ask again in spring' };
    await answer(1, [first.userId], refused);
    await answer(2, [first.userId, second.userId], refused);
    await answer(3, [first.userId], { answer: 'fulfilled', titleId: news.film, moderatorId: null, moderator: null });
    await app.tellAll();
    const told = await app.notificationsOf(first.token);
    expect(told.map(({ text, href }) => [text.en, href]).toSorted()).toEqual([
      ['Your request (tt1832382) was not accepted: it has not been released yet: Ask again in spring', '/user/request'],
      ['“A Separation”, which you requested, is here', expect.stringMatching(/^\/movies\//)],
    ]);
    expect(await app.notificationsOf(second.token)).toHaveLength(1);
    const reopened = requestReopened({ ...request, ruling: 4 });
    await app.happen('title-request-8', 4, reopened);
    await answer(5, [second.userId], { answer: 'accepted' });
    await app.tellAll();
    const saidTo = async (token: string) => (await app.notificationsOf(token)).map(({ text }) => text.en);
    expect(await saidTo(second.token)).toEqual(['Your request (tt1832382) was accepted']);
  });
});
