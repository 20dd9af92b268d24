import { AccountsNamedModule } from '#modules/accounts/accounts.named.module.ts';
import { AccountsUsernamesModule } from '#modules/accounts/accounts.usernames.module.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { EditorialNamesReadModule } from '#modules/editorial/editorial.names-read.module.ts';
import { EditorialProjectorModule } from '#modules/editorial/editorial.projector.module.ts';
import { EditorialPublishedModule } from '#modules/editorial/editorial.published.module.ts';
import { LibraryFollowersModule } from '#modules/library/library.followers.module.ts';
import { LibraryWriteModule } from '#modules/library/library.write.module.ts';
import { PeopleProjectorModule } from '#modules/people/people.projector.module.ts';
import { PeopleReadModule } from '#modules/people/people.read.module.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import type { NotificationAnswer } from '../contract/notification.schema.ts';
import { NewsDesk } from '../jobs/news-desk.ts';
import { NotificationsDeskModule } from '../notifications.desk.module.ts';
import { NotificationsProjectorModule } from '../notifications.projector.module.ts';
import { NotificationsReadModule } from '../notifications.read.module.ts';
import { NotificationsWriteModule } from '../notifications.write.module.ts';

const MODULES = [
  ThrottlingModule,
  AccountsNamedModule,
  AccountsUsernamesModule,
  CatalogueWriteModule,
  CatalogueReadModule,
  CatalogueProjectorModule,
  PeopleReadModule,
  PeopleProjectorModule,
  LibraryWriteModule,
  LibraryFollowersModule,
  EditorialPublishedModule,
  EditorialNamesReadModule,
  EditorialProjectorModule,
  NotificationsWriteModule,
  NotificationsReadModule,
  NotificationsProjectorModule,
  NotificationsDeskModule,
];

/** What a client does with the answer of a command: its next read asks for the position. */
export function after({ headers }: TestAnswer): Record<string, string> {
  return { 'parde-after': String(headers['parde-position'] ?? 0) };
}

export interface NotificationsApp extends TestApp {
  desk: NewsDesk;
  /** Makes an account and signs it in. @returns its token. */
  join(userId: number): Promise<string>;
  /** @returns its id. */
  title(postType: 1 | 2, fields?: object): Promise<number>;
  /** @returns its id. */
  person(name: string): Promise<number>;
  /** Has something happen elsewhere. */
  happen(stream: string, version: number, ...events: NewEvent[]): Promise<void>;
  /** Has all that happened told, and projected. */
  tellAll(): Promise<void>;
  notificationsOf(token: string): Promise<NotificationAnswer[]>;
}

/** Notifications beside a catalogue and a library that the test fills; nobody tells anything until the test says so. */
export async function startNotificationsApp(environment: Record<string, string> = {}): Promise<NotificationsApp> {
  const app = await startTestApp({ modules: MODULES, environment });
  const desk = app.app.get(NewsDesk);
  const admin = app.signIn({ userId: 9_999, role: 'admin' });
  const made = async (path: string, fields: object) => {
    const { status, body } = await app.post(path, { ...fields, token: admin });
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };
  let titles = 0;
  const projected = async () => {
    const [rows] = await app.database.rows<{ done: boolean }>(
      `select not exists (select from write.event_log where position is null) and coalesce(
         (select max(position) from write.event_log where type like 'notification%')
           <= (select min(position) from read.projection_checkpoint where projection = 'notifications'), true) as done`,
    );
    expect(rows?.done).toBe(true);
  };
  return {
    ...app,
    desk,
    join: async (userId) => {
      await app.database.rows(
        `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id, verified_at)
         values ($1, 1, $2, $2, $2, $2, $2, '', 'viewer', 1, now())`,
        [userId, `user${userId}`],
      );
      return app.signIn({ userId });
    },
    title: async (postType, fields = {}) => {
      titles += 1;
      const name = { fa: `عنوان ${titles}`, en: `Title ${titles}` };
      const body = { post_type: postType, name, release_year: 2_000, countries: ['ir'], ...fields };
      return (await made('/api/console/titles', body)).title_id;
    },
    person: async (name) => (await made('/api/console/people', { name: { en: name } })).person_id,
    happen: (stream, version, ...events) => appendAsCommand(app.app, stream, version, events),
    tellAll: async () => {
      await eventually(projected);
      await desk.takeIn();
      await desk.spread();
      await eventually(projected);
    },
    notificationsOf: async (token) => (await app.post('/api/user/notifications', { token })).body.notifications,
  };
}
