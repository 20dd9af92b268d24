import { AccountsUsernamesModule } from '#modules/accounts/accounts.usernames.module.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { PeopleProjectorModule } from '#modules/people/people.projector.module.ts';
import { PeopleReadModule } from '#modules/people/people.read.module.ts';
import { WatchingProjectorModule } from '#modules/watching/watching.projector.module.ts';
import { WatchingSeenReadModule } from '#modules/watching/watching.seen-read.module.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { LibraryProjectorModule } from '../library.projector.module.ts';
import { LibraryReadModule } from '../library.read.module.ts';
import { LibraryWriteModule } from '../library.write.module.ts';

const MODULES = [
  ThrottlingModule,
  AccountsUsernamesModule,
  CatalogueWriteModule,
  CatalogueReadModule,
  CatalogueProjectorModule,
  PeopleReadModule,
  PeopleProjectorModule,
  WatchingSeenReadModule,
  WatchingProjectorModule,
  LibraryWriteModule,
  LibraryReadModule,
  LibraryProjectorModule,
];

/** What a client does with the answers of commands: its next read asks for the last position. */
export function after(...answers: TestAnswer[]): Record<string, string> {
  const positions = answers.map(({ headers }) => Number(headers['parde-position'] ?? 0));
  return { 'parde-after': String(Math.max(0, ...positions)) };
}

export interface LibraryApp extends TestApp {
  /** Makes an account and signs it in. @returns its token. */
  join(userId: number): Promise<string>;
  /** @returns its id. */
  title(postType: 1 | 2, name: { fa?: string; en: string }, year?: number): Promise<number>;
  /** @returns its id. */
  person(name: string): Promise<number>;
}

/** The library beside a catalogue that the test fills. */
export async function startLibraryApp(): Promise<LibraryApp> {
  const app = await startTestApp({ modules: MODULES });
  const admin = app.signIn({ userId: 999, role: 'admin' });
  const made = async (path: string, fields: object) => {
    const { status, body } = await app.post(path, { ...fields, token: admin });
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...app,
    join: async (userId) => {
      await app.database.rows(
        `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
         values ($1, 1, $2, $2, $2, $2, $2, '', 'viewer', 1)`,
        [userId, `user${userId}`],
      );
      return app.signIn({ userId });
    },
    title: async (postType, name, year = 2_000) => {
      const fields = { post_type: postType, name, release_year: year, countries: ['ir'] };
      return (await made('/api/console/titles', fields)).title_id;
    },
    person: async (name) => (await made('/api/console/people', { name: { en: name } })).person_id,
  };
}
