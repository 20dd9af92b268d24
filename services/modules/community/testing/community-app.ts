import { AccountsUsernamesModule } from '#modules/accounts/accounts.usernames.module.ts';
import { CatalogueMergesModule } from '#modules/catalogue/catalogue.merges.module.ts';
import { titleAdded } from '#modules/catalogue/contract/catalogue.events.ts';
import { sampleTitle } from '#modules/catalogue/testing/sample-facts.ts';
import { newsPostAdded, piecePublished } from '#modules/editorial/contract/editorial.events.ts';
import { EditorialPublishedModule } from '#modules/editorial/editorial.published.module.ts';
import { WatchingProjectorModule } from '#modules/watching/watching.projector.module.ts';
import { WatchingSeenReadModule } from '#modules/watching/watching.seen-read.module.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { CommunityProjectorModule } from '../community.projector.module.ts';
import { CommunityReadModule } from '../community.read.module.ts';
import { CommunityWriteModule } from '../community.write.module.ts';

const COMMUNITY = [
  ThrottlingModule,
  AccountsUsernamesModule,
  WatchingSeenReadModule,
  WatchingProjectorModule,
  EditorialPublishedModule,
  CatalogueMergesModule,
  CommunityWriteModule,
  CommunityReadModule,
  CommunityProjectorModule,
];

/** What a client does with a command's answer: its next read asks for the position. */
export function after(answer: TestAnswer): Record<string, string> {
  return { 'parde-after': String(answer.headers['parde-position'] ?? 0) };
}

interface ApprovedComment {
  id: number;
  headers: Record<string, string>;
}

export interface CommunityApp extends TestApp {
  /** Makes an account and signs it in. @returns its token. */
  join(userId: number, role?: 'viewer' | 'moderator' | 'admin'): Promise<string>;
  /** A news post, published or not; its id is `id`. */
  newsPost(id: number, published?: boolean): Promise<void>;
  /** A published review of a title. */
  review(id: number, titleId: number): Promise<void>;
  /** Posts a comment and approves it. @returns its id, and the headers of a read that has to see it. */
  approvedComment(token: string, moderator: string, comment: object): Promise<ApprovedComment>;
}

/** The community's three sides with titles 1, 2 and 3. @param more other modules' sides. */
export async function startCommunityApp(
  more: Parameters<typeof startTestApp>[0]['modules'] = [],
  environment: Record<string, string> = {},
): Promise<CommunityApp> {
  const app = await startTestApp({ modules: [...COMMUNITY, ...more], environment });
  for (const id of [1, 2, 3]) {
    await app.database.rows(
      `insert into write.title (id, version, slug, identity, source, facts) values ($1, 1, $2, $2, 'test', $3)`,
      [id, `title-${id}`, JSON.stringify(sampleTitle(id))],
    );
    await appendAsCommand(app.app, `title-${id}`, 1, [titleAdded(sampleTitle(id))]);
  }
  return {
    ...app,
    join: async (userId, role = 'viewer') => {
      await app.database.rows(
        `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
         values ($1, 1, $2, $2, $2, $2, $2, '', $3, 1)`,
        [userId, `user${userId}`, role],
      );
      return app.signIn({ userId, role });
    },
    newsPost: async (id, published = true) => {
      await piece(app, id, { slug: `news-${id}` }, published);
      const texts = {
        fa: { title: `خبر ${id}`, lead: 'l', body: 'b' },
        en: { title: `News ${id}`, lead: 'l', body: 'b' },
      };
      const added = { pieceId: id, slug: `news-${id}`, category: 'series' as const, motif: null, texts };
      const events = [newsPostAdded({ ...added, authorId: null, author: null })];
      await appendAsCommand(app.app, `piece-${id}`, 1, events);
      if (!published) return;
      const at = { pieceId: id, kind: 'news' as const, titleId: null, publishedAt: '2026-01-01T00:00:00.000Z' };
      await appendAsCommand(app.app, `piece-${id}`, 2, [piecePublished(at)]);
    },
    review: (id, titleId) => piece(app, id, { titleId }, true),
    approvedComment: async (token, moderator, comment) => {
      const posted = await app.post('/api/user/comment', { comment, token });
      const comments = [{ id: posted.body.comment_id, version: 1 }];
      const approved = await app.post('/api/console/comments/approve', { comments, token: moderator });
      return { id: posted.body.comment_id, headers: after(approved) };
    },
  };
}

async function piece(
  { database }: TestApp,
  id: number,
  { slug = null, titleId = null }: { slug?: string | null; titleId?: number | null },
  published: boolean,
): Promise<void> {
  const facts = { texts: { fa: null, en: null } };
  await database.rows(
    `insert into write.piece (id, kind, slug, title_id, version, state, publish_at, facts)
     values ($1, $2, $3, $4, 2, $5, $6, $7)`,
    [
      id,
      slug ? 'news' : 'review',
      slug,
      titleId,
      published ? 'published' : 'draft',
      published ? '2026-01-01T00:00:00.000Z' : null,
      JSON.stringify(facts),
    ],
  );
}
