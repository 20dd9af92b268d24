import { titleRevised } from '#modules/catalogue/contract/catalogue.events.ts';
import { givenReleaseFiles } from '#modules/catalogue/testing/given-release-files.ts';
import { sampleTitle } from '#modules/catalogue/testing/sample-facts.ts';
import { givenMemberNews, type MemberNews } from '../../../testing/member-news.ts';
import { type NotificationsApp, startNotificationsApp } from '../../../testing/notifications-app.ts';

let app: NotificationsApp;
let news: MemberNews;

beforeAll(async () => {
  app = await startNotificationsApp();
  news = await givenMemberNews(app);
});
afterAll(() => app?.close());

describe('what members are told of titles and people', () => {
  it('is each new episode of a series that they follow, once, whatever its files', async () => {
    const [fan, other] = [await news.member(), await news.member()];
    const series = await app.title(2, { name: { fa: 'آینه', en: 'The Mirror' } });
    await news.episode(series, 1, 1);
    await app.tellAll();
    await news.follow(fan.token, 'followSerial', { serial_id: series });
    await news.episode(series, 1, 1, 2);
    await news.episode(series, 1, 2);
    await news.episode(series, 1, 2, 3);
    await app.tellAll();
    expect(await app.notificationsOf(fan.token)).toMatchObject([
      {
        kind: 'new-episode',
        text: { fa: 'قسمت ۲ از فصل ۱ «آینه» آمد', en: 'Season 1, episode 2 of “The Mirror” is here' },
        href: expect.stringMatching(/^\/series\//),
        picture: { path: expect.any(String) },
        followed: { kind: 'series', id: series },
        visited: false,
      },
    ]);
    expect(await app.notificationsOf(other.token)).toEqual([]);
  });

  it('reaches more followers than one batch has, each once, however often the desk takes its turn', async () => {
    const series = await app.title(2, { name: { fa: 'آینه', en: 'The Mirror' } });
    const followers = 2_345;
    await app.database.rows(
      `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
       select id, 1, name, name, name, name, name, '', 'viewer', 1
       from (select 1000000 + n as id, 'fan' || n as name from generate_series(1, $1::int) n) fans`,
      [followers],
    );
    await app.database.rows(
      `insert into write.list_entry (user_id, kind, post_id, version, listed)
       select 1000000 + n, 'series', $1, 1, true from generate_series(1, $2::int) n`,
      [series, followers],
    );
    await news.episode(series, 1, 1);
    await app.tellAll();
    await app.tellAll();
    const told = await app.database.rows<{ members: string; times: string }>(
      `select count(distinct user_id) as members, count(*) as times
       from write.event_log e cross join lateral jsonb_array_elements_text(e.data -> 'userIds') as user_id
       where e.type = 'notification.sent.v1' and user_id::int > 1000000`,
    );
    expect(told.map(({ members, times }) => [Number(members), Number(times)])).toEqual([[followers, followers]]);
  });

  it('is a season that comes at once in one line, and its later episodes by themselves', async () => {
    const fan = await news.member();
    const series = await app.title(2, { name: { fa: 'آینه', en: 'The Mirror' } });
    await news.follow(fan.token, 'followSerial', { serial_id: series });
    await news.episode(series, 1, 1);
    await app.tellAll();
    const season = (number: number, episodes: number[]) =>
      givenReleaseFiles(
        app.app,
        series,
        episodes.flatMap((one) => [1, 2].map((quality) => ({ quality, season: number, episode: one }))),
      );
    await season(1, [1, 2]);
    await season(2, [1, 2, 3]);
    await app.tellAll();
    await season(2, [1, 2, 3, 4]);
    await app.tellAll();
    const told = (await app.notificationsOf(fan.token)).map(({ text }) => text);
    expect(told.map(({ en }) => en).toSorted()).toEqual([
      '3 episodes of season 2 of “The Mirror” are here',
      'Season 1, episode 1 of “The Mirror” is here',
      'Season 1, episode 2 of “The Mirror” is here',
      'Season 2, episode 4 of “The Mirror” is here',
    ]);
    expect(told.map(({ fa }) => fa)).toContain('۳ قسمت از فصل ۲ «آینه» آمد');
  });

  it('is each new title of a person whom they follow, once, also when the credits come later', async () => {
    const fan = await news.member();
    const [actor, director] = [await app.person('Ann Actor'), await app.person('Dan Director')];
    await news.follow(fan.token, 'followPerson', { person_id: actor });
    await news.follow(fan.token, 'followPerson', { person_id: director });
    const made = await app.title(1);
    const credited = (people: number[]) =>
      sampleTitle(made, {
        cast: people.map((personId) => ({ personId, role: null })),
        directors: [{ personId: director }],
      });
    await app.happen(`credits-${made}`, 1, titleRevised(credited([])));
    await app.happen(`credits-${made}`, 2, titleRevised(credited([actor])));
    await app.tellAll();
    const told = await app.notificationsOf(fan.token);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      kind: 'new-title',
      href: expect.stringMatching(/^\/movies\//),
      followed: { kind: 'person', id: director },
    });
    expect(told[0]!.text.en).toContain('Dan Director');
  });
});
