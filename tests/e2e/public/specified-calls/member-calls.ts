import sharp from 'sharp';
import { DEMO_PASSWORD } from '#modules/accounts/demo/demo-accounts.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { logIn, post } from '../../../support/api-client.ts';
import { buyPlan } from '../../support/sandbox-purchase.ts';
import { card, each, person, words } from './answer-shapes.ts';
import type { SpecifiedCalls } from './specified-call.ts';
import { Walker } from './walker.ts';

const CRITERIA = { starring: 9, direction: 8, screenplay: 7, music: 6, effects: 5, other: 10 };
const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** In this order: a guest becomes a member, has something of everything, buys premium, and watches. */
export function describeMemberCalls(calls: SpecifiedCalls, url: () => string): void {
  const walker = new Walker(calls, url);
  let movie: { id: number; files: { id: number }[] };
  let serial: { id: number };
  let file: number;

  it('show a movie and a series with all that §3 says of them', async () => {
    const ask = async (name: string, slug: string) =>
      (await calls.ask(`POST /api/post/${name}/{slug}`, { values: { slug } })).body.post;
    const found = await ask('getMovie', 'the-godfather-1972');
    expect(found).toMatchObject({ ...card(1), serial: null, review: { title: words(), content: words() } });
    expect(found.movie).toMatchObject({ name: words(), release_year: 1972, cover_path: found.cover_path });
    each(found.movie.awards, { type: expect.any(Number), title: expect.any(String) });
    expect(found.trailers).toEqual(expect.any(Array));
    movie = found;
    file = movie.files[0]!.id;
    const other = await ask('getSerial', 'breaking-bad-2008');
    expect(other).toMatchObject({ ...card(2), movie: null, review: { content: words() }, serial: { name: words() } });
    each(other.seasons, { number: expect.any(Number), groups: expect.arrayContaining([expect.anything()]) }, 5);
    serial = other;
    const similar = { similarMovies: [movie, 1], similarSerials: [serial, 2] } as const;
    for (const [name, [{ id }, postType]] of Object.entries(similar)) {
      const { posts } = (await calls.ask(`POST /api/post/${name}`, { body: { post_id: id } })).body;
      each(posts, card(postType), 4);
    }
  });

  it('tell every text of the site with its type, and take no key that it does not have', async () => {
    const { translations } = (await calls.ask('GET /api/getTranslations')).body;
    each(translations, { key: expect.any(String), value: expect.any(String), type: expect.any(Number) }, 1_000);
    const countries = translations.filter(({ type }: { type: number }) => type === 9);
    each(countries, { key: expect.stringMatching(/^country\.[A-Z]{2}$/), value: words().fa }, 200);
    const { body } = await calls.ask('POST /api/setTranslations', { body: { keys: ['nav.home', 'no.such.key'] } });
    expect(body).toEqual({ status: 1, messages: ['There is no such text: no.such.key'] });
  });

  it('join: registered, told what is wrong, verified by a code, signed in', async () => {
    expect(await walker.register({ password_confirmation: 'another' })).toMatchObject({
      status: 0,
      errors: { password_confirmation: ['The passwords are not the same'] },
    });
    expect(await walker.register({ username: 'profile-page' })).toMatchObject({
      errors: { username: ['This username is reserved, please choose another one'] },
    });
    const paid = { planId: 2, username: `${walker.username}-2`, email: `2-${walker.email}` };
    expect(await walker.register(paid)).toMatchObject({ status: 1, price: expect.any(Number), size: 30 });
    const { user_id, ...told } = await walker.register();
    expect(told).toMatchObject({ status: 1, price: 0, size: 0 });
    expect(await walker.post('user/activationCall', { user_id })).toMatchObject({
      status: 0,
      message: expect.stringMatching(/[\u0600-\u06ff]/),
    });
    expect(await walker.post('user/verify', { user_id, code: '000000' })).toMatchObject({
      status: 0,
      errors: { code: ['The code is wrong'] },
    });
    const code = await walker.mailed((mail) => mail.code);
    expect(await walker.post('user/verify', { user_id, code })).toMatchObject({ status: 1 });
    expect(await walker.logIn('not this one')).toMatchObject({ status: 0, errors: expect.any(Object) });
    const signedIn = await walker.logIn();
    expect(signedIn).toMatchObject({
      status: 1,
      token: expect.stringMatching(TOKEN),
      user: { bandwidth: 0, vip_expiration: null },
    });
    walker.token = signedIn.token;
    walker.id = signedIn.user.id;
  });

  it('know who asks, and tell others that they have to log in', async () => {
    const { status, user } = await walker.post('user/info', { notifications: true });
    expect([status, user]).toEqual([
      1,
      expect.objectContaining({ username: walker.username, plan: 3, notifications: [] }),
    ]);
    expect(await walker.post('user/newNotifications')).toMatchObject({ status: 1, count: 0 });
    const anonymous = await calls.ask('POST /api/user/info');
    expect([anonymous.status, anonymous.body]).toEqual([
      401,
      expect.objectContaining({ status: -1, auth_error: 'token_required', message: 'Please Login First' }),
    ]);
    const nonsense = await calls.ask('POST /api/user/followings', { body: { token: 'nonsense' } });
    expect([nonsense.status, nonsense.body.auth_error]).toEqual([401, 'token_expired']);
  });

  it('follow a person and a series until they do not, in the words of §8', async () => {
    const { id: person_id } = (await post(url(), '/api/person/getActor/tom-hanks')).body.person;
    expect(await walker.post('user/followPerson', { person_id })).toEqual({
      status: 1,
      message: 'You are now following this person',
    });
    expect(await walker.post('user/followPerson', { person_id })).toEqual({
      status: -1,
      message: 'You are already following this person',
    });
    expect(await walker.post('user/followPerson', { person_id: 2_000_000_000 })).toMatchObject({
      message: 'There is a problem during processing your request',
    });
    expect(await walker.post('user/followSerial', { serial_id: serial.id })).toMatchObject({ status: 1 });
    const followings = await eventually(async () => {
      const answer = await walker.post('user/followings');
      expect(answer.followings).toHaveLength(2);
      return answer.followings as { list_id: number; kind: string }[];
    });
    expect(followings).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'person', person: expect.objectContaining(person()) }),
        expect.objectContaining({ kind: 'series', post: expect.objectContaining(card(2)) }),
      ]),
    );
    const unfollowed = { status: 1, message: 'Unfollowed successfully' };
    expect(await walker.post('user/unfollow', { list_id: followings[0]!.list_id })).toMatchObject(unfollowed);
  });

  it('keep a title until they take it off, in the words of §8', async () => {
    const kept = { post_id: movie.id, user_id: walker.id };
    expect(await walker.post('user/addToDlList', kept)).toEqual({ status: 1, message: 'Added to your watch list' });
    expect(await walker.post('user/addToDlList', kept)).toEqual({
      status: 2,
      message: 'It is already in your watch list',
    });
    expect(await walker.post('user/addToDlList', { post_id: 2_000_000_000 })).toMatchObject({
      message: "There's a problem adding this post to your watch list",
    });
    const { posts } = await eventually(async () => {
      const list = await walker.post('user/downloadList');
      expect(list.posts).toHaveLength(1);
      return list;
    });
    expect(posts[0]).toMatchObject({ ...card(1), id: movie.id });
    const deleted = { status: 1, message: 'Deleted successfully' };
    expect(await walker.post('user/deleteDownloadList', { list_id: posts[0].list_id })).toMatchObject(deleted);
  });

  it('rate, comment and like, in the words of §8', async () => {
    expect(await walker.post('user/ratePost', { rating: { post_id: movie.id, ...CRITERIA } })).toMatchObject({
      status: 1,
      message: 'Your rating added successfully',
    });
    expect(await walker.post('user/ratePost', { rating: { post_id: movie.id, music: 11 } })).toMatchObject({
      errors: { 'rating.music': ['A grade is a whole number from 1 to 10'] },
    });
    const comment = { post_id: movie.id, body: 'Leave the gun.', parent_id: null };
    expect(await walker.post('user/comment', { comment })).toMatchObject({
      status: 1,
      message: 'Your comment will appear after being review by moderators',
    });
    expect(await walker.post('user/comment', { comment: { ...comment, body: '' } })).toMatchObject({
      errors: { 'comment.body': [expect.any(String)] },
    });
    expect(await walker.post('user/like', { entity: 'post', entity_id: movie.id, type: 'up' })).toMatchObject({
      status: 1,
    });
  });

  it('wish for what is not there, and are shown what is', async () => {
    const wish = (link: string) => walker.post('user/addRequest', { type: 1, link });
    expect(await wish('')).toMatchObject({
      message: 'Insert your film-database id of movie or tv series you required',
    });
    expect(await wish('the second one')).toMatchObject({
      status: -1,
      message: 'Please insert a proper film-database id',
    });
    expect(await wish('tt0114709')).toMatchObject({ status: 1, title: null, post: null });
    expect(await wish('tt0068646')).toMatchObject({
      status: 2,
      message: 'This request exists on site',
      title: 'The Godfather',
      post: card(1),
    });
  });

  it('report a file, and are refused a film before anything is paid', async () => {
    expect(await walker.post('user/report1', { file_id: file })).toMatchObject({
      status: 1,
      file_name: expect.stringMatching(/^The\.Godfather\.1972\..+\.mp4$/),
    });
    const fields = { reason: 'bad_sound', note: '' };
    expect(await walker.post('user/report2', { file_id: file, user_id: walker.id, fields })).toEqual({
      status: 1,
      message: 'Your report sent successfully',
    });
    expect((await calls.ask('GET /api/playinfo/{fid}', { values: { fid: file } })).body).toBe('-2');
    expect(await walker.get('playinfo/{fid}', { fid: file })).toBe('-1');
  });

  it('take a coupon, sell a plan through a bank, and then play', async () => {
    expect(await walker.post('user/coupon', { coupon: 'NO-SUCH-CODE', planId: 2 })).toMatchObject({
      message: 'Its an invalid coupon code',
    });
    const admin = await logIn(url(), 'admin', DEMO_PASSWORD);
    const made = { planId: 2, stage: 'update', percent: 30, token: admin };
    const { coupons } = (await post(url(), '/api/console/coupons', made)).body;
    expect(await walker.post('user/coupon', { coupon: coupons[0].code, planId: 2 })).toMatchObject({
      status: 1,
      message: 'The coupon was accepted',
      coupon: { planId: 2, stage: 'update', percent: 30, fixed: null },
    });
    const order = await walker.post('user/makePayment', { order: { planId: 2, coupon: coupons[0].code, gateway: 1 } });
    expect(order).toMatchObject({
      result: 1,
      token: expect.any(String),
      form: { fields: { merchant_id: expect.any(String) } },
    });
    await buyPlan(url(), walker.token, 2);
    const { user } = await eventually(async () => {
      const info = await walker.post('user/info', { notifications: true });
      expect(info.user.plan).toBe(1);
      return info;
    });
    expect(Date.parse(user.vip_expiration)).toBeGreaterThan(Date.now());
    const again = await walker.logIn();
    expect(again.user).toMatchObject({ vip_expiration: user.vip_expiration, bandwidth: user.bandwidth, plan: 1 });
    walker.token = again.token;
    expect(await walker.get('playinfo/{fid}', { fid: file })).toMatchObject({
      sources: { file: expect.stringMatching(/^\/stream\//) },
      playtime: 0,
    });
    expect(await walker.post('playtime', { time: 12, fid: file })).toMatchObject({ status: 1 });
    await eventually(async () =>
      expect(await walker.get('fileinfo/{fid}/{token}', { fid: file, token: walker.token })).toMatchObject({
        id: file,
        glink: `/d/${file}`,
        playtime: 12,
        subtitles_url: expect.stringMatching(/^\//),
        subtitles_path: expect.any(String),
        subtitles_sid: expect.any(Number),
        thumbnails_url: expect.stringMatching(/^\//),
      }),
    );
  });

  it('change what a member is called, looks like and signs in with', async () => {
    const names = { name: 'A walker indeed', password: '', password_confirmation: '' };
    expect(await walker.post('user/editInfo', names)).toMatchObject({ status: 1, message: 'Changed successfully' });
    const stolen = { ...names, password: 'a walk elsewhere', password_confirmation: 'a walk elsewhere' };
    const wrong = { ...stolen, current_password: 'no such password' };
    expect(await walker.post('user/editInfo', wrong)).toMatchObject({ status: 0, message: 'Please check yor enteri' });
    expect(await walker.post('user/editInfo', { ...names, name: '' })).toMatchObject({
      errors: { name: [expect.any(String)] },
    });
    await eventually(async () => {
      const { user } = await walker.post('user/getPublicProfile', { username: walker.username });
      expect(user).toMatchObject({ username: walker.username, name: names.name, premium: true });
    });
    const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c8334a' } })
      .png()
      .toBuffer();
    const upload = async (bytes: Buffer) => {
      calls.remember('POST /api/user/uploadAvatar');
      const form = new FormData();
      form.append('token', walker.token);
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png');
      return (await fetch(`${url()}/api/user/uploadAvatar`, { method: 'POST', body: form })).json();
    };
    expect(await upload(Buffer.from('no picture'))).toMatchObject({ status: 0, message: 'Uploaded unsuccessfully' });
    expect(await upload(picture)).toMatchObject({ status: 1, message: 'Uploaded successfully' });

    expect(await walker.post('user/recovery', { email: 'nobody' })).toMatchObject({
      message: 'Wrong email address , Try again',
    });
    expect(await walker.post('user/recovery', { email: walker.email })).toMatchObject({
      status: 1,
      message: 'An email sent to you containing a URL link to reset your password',
    });
    const hash = await walker.mailed(({ text }) => /\/change-password\/(\S+)/.exec(text)?.[1]);
    const changed = { password: 'another walk at night', password_confirmation: 'another walk at night' };
    expect(await walker.post('user/changePassword', { hash, ...changed })).toMatchObject({
      status: 1,
      message: 'Your password changed successfully',
    });
    expect(await walker.post('user/info')).toMatchObject({
      auth_error: 'token_expired',
      message: 'your access time has reached or someone else has logged into your account please login again',
    });
    expect(await walker.logIn(changed.password)).toMatchObject({ status: 1 });
  });

  it('take a letter to the staff, and an empty body as an empty object', async () => {
    const form = { name: 'A walker', email: walker.email, subject: 'A letter', body: 'Thank you for the films.' };
    expect((await calls.ask('POST /api/contact', { body: { form, captcha: await walker.captcha() } })).body).toEqual({
      status: 1,
      message: 'Your message sent successfully',
    });
    const empty = { form: { ...form, body: ' ' }, captcha: await walker.captcha() };
    expect((await calls.ask('POST /api/contact', { body: empty })).body).toMatchObject({
      message: "There's a problem with your request please try again",
      errors: { 'form.body': ['Please write a message'] },
    });
    for (const path of ['/api/post/index/1', '/api/sidebar/stats']) {
      const answer = await fetch(`${url()}${path}`, { method: 'POST' });
      expect([path, answer.status]).toEqual([path, 200]);
      await answer.text();
    }
  });
}
