import { AccountsUsernamesModule } from '#modules/accounts/accounts.usernames.module.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { RequestFulfilment } from '../jobs/request-fulfilment.ts';
import { RequestsProjectorModule } from '../requests.projector.module.ts';
import { RequestsReadModule } from '../requests.read.module.ts';
import { RequestsWorkersModule } from '../requests.workers.module.ts';
import { RequestsWriteModule } from '../requests.write.module.ts';

const MODULES = [
  ThrottlingModule,
  AccountsUsernamesModule,
  CatalogueWriteModule,
  CatalogueReadModule,
  CatalogueProjectorModule,
  RequestsWriteModule,
  RequestsReadModule,
  RequestsProjectorModule,
  RequestsWorkersModule,
];

/** What a client does with the answers of commands: its next read asks for the last position. */
export function after(...answers: TestAnswer[]): Record<string, string> {
  const positions = answers.map(({ headers }) => Number(headers['parde-position'] ?? 0));
  return { 'parde-after': String(Math.max(0, ...positions)) };
}

export interface RequestsApp extends TestApp {
  /** Makes an account and signs it in. @returns its token. */
  join(userId: number, role?: 'viewer' | 'moderator'): Promise<string>;
  /** @returns the answer to its making. */
  title(name: string, filmIds?: string[]): Promise<TestAnswer>;
  /** What the worker does now and then. */
  fulfilment: RequestFulfilment;
}

/** Requests beside a catalogue that the test fills. */
export async function startRequestsApp(): Promise<RequestsApp> {
  const app = await startTestApp({ modules: MODULES });
  const admin = app.signIn({ userId: 999, role: 'admin' });
  return {
    ...app,
    fulfilment: app.app.get(RequestFulfilment),
    join: async (userId, role = 'viewer') => {
      await app.database.rows(
        `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
         values ($1, 1, $2, $2, $2, $2, $2, '', $3, 1)`,
        [userId, `user${userId}`, role],
      );
      return app.signIn({ userId, role });
    },
    title: (name, filmIds = []) =>
      app.post('/api/console/titles', {
        post_type: 1,
        name: { en: name },
        release_year: 1994,
        film_ids: filmIds,
        token: admin,
      }),
  };
}
