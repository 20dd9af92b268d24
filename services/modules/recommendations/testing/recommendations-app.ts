import { Module } from '@nestjs/common';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import { ofEachCriterion, titleRated } from '#modules/community/contract/community.events.ts';
import { type ListKind, listEntryAdded, listEntryRemoved } from '#modules/library/contract/library.events.ts';
import { PeopleProjectorModule } from '#modules/people/people.projector.module.ts';
import { PeopleReadModule } from '#modules/people/people.read.module.ts';
import { type PlaybackState, playbackForgotten, playbackRecorded } from '#modules/watching/contract/watching.events.ts';
import type { NewEvent } from '#platform/messaging/outbox/event-definition.ts';
import { appendAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { RecommendationBuilds } from '../jobs/recommendation-builds.ts';
import { RecommendationsProjectorModule } from '../recommendations.projector.module.ts';
import { RecommendationsReadModule } from '../recommendations.read.module.ts';

/** The job without its schedule: it runs when the test says so. */
@Module({ providers: [RecommendationBuilds] })
class BuildsModule {}

const MODULES = [
  CatalogueWriteModule,
  CatalogueReadModule,
  CatalogueProjectorModule,
  PeopleReadModule,
  PeopleProjectorModule,
  RecommendationsReadModule,
  RecommendationsProjectorModule,
  BuildsModule,
];

const HEAD = `
  select coalesce(max(position), 0)::int as head, count(*) filter (where position is null)::int as waiting from write.event_log`;

export interface RecommendationsApp extends TestApp {
  /** @returns its id. */
  title(fields: { name: string } & Record<string, unknown>): Promise<number>;
  /** @returns its id. */
  person(name: string): Promise<number>;
  /** A member rates a title, the same for each criterion. */
  rate(userId: number, titleId: number, grade: number): Promise<void>;
  /** A member watches a title's only file to the end. */
  watch(userId: number, titleId: number, changes?: Partial<PlaybackState>): Promise<void>;
  forget(userId: number, titleId: number): Promise<void>;
  list(userId: number, kind: ListKind, targetId: number): Promise<{ remove(): Promise<void> }>;
  append(stream: string, event: NewEvent): Promise<void>;
  /** After everything that was said is read. */
  build(): Promise<void>;
  /** The rows of the projection `taste` have all that was appended. */
  caughtUp(): Promise<void>;
}

/** Recommendations beside a catalogue that the test fills; what members do comes as other features tell it. */
export async function startRecommendationsApp(): Promise<RecommendationsApp> {
  const app = await startTestApp({ modules: MODULES });
  const admin = app.signIn({ userId: 999, role: 'admin' });
  const versions = new Map<string, number>();
  let lists = 0;

  const append = async (stream: string, event: NewEvent) => {
    const version = (versions.get(stream) ?? 0) + 1;
    versions.set(stream, version);
    await appendAsCommand(app.app, stream, version, [event]);
  };
  const made = async (path: string, fields: object) => {
    const { status, body } = await app.post(path, { ...fields, token: admin });
    if (status !== 200) throw new Error(`${path}: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    ...app,
    append,
    caughtUp: () => untilCaughtUp(app),
    title: async ({ name, ...fields }) => {
      const body = { post_type: 1, name: { en: name }, release_year: 2000, countries: ['ir'], ...fields };
      return (await made('/api/console/titles', body)).title_id;
    },
    person: async (name) => (await made('/api/console/people', { name: { en: name } })).person_id,
    rate: (userId, postId, grade) => {
      const rated = titleRated({ postId, userId, grades: ofEachCriterion(grade), previous: null });
      return append(`rating-${postId}-${userId}`, rated);
    },
    watch: (userId, titleId, changes = {}) => {
      const state = playing(userId, titleId, changes);
      return append(`playback-${userId}-${state.fileId}`, playbackRecorded(state));
    },
    forget: (userId, titleId) => {
      const state = playing(userId, titleId, { position: 0, watched: false });
      return append(`playback-${userId}-${titleId}`, playbackForgotten(state));
    },
    list: async (userId, kind, targetId) => {
      lists += 1;
      const entry = { listId: lists, userId, kind, targetId };
      await append(`list-entry-${entry.listId}`, listEntryAdded(entry));
      return { remove: () => append(`list-entry-${entry.listId}`, listEntryRemoved(entry)) };
    },
    build: async () => {
      await untilCaughtUp(app);
      await app.app.get(RecommendationBuilds).build();
    },
  };
}

function playing(userId: number, titleId: number, changes: Partial<PlaybackState> = {}): PlaybackState {
  return {
    userId,
    titleId,
    fileId: titleId,
    season: null,
    episode: null,
    duration: 100,
    session: 0,
    position: 95,
    watched: true,
    ...changes,
  };
}

async function untilCaughtUp(app: TestApp): Promise<void> {
  const head = await eventually(async () => {
    const row = await app.database.row<{ head: number; waiting: number }>(HEAD);
    if (row?.waiting !== 0) throw new Error('not every event has its position yet');
    return row.head;
  });
  const token = app.signIn({ userId: 998 });
  const answer = await app.post('/api/user/recommendations', { token }, { 'parde-after': String(head) });
  if (answer.status !== 200 || answer.headers['parde-stale']) throw new Error('the read models did not catch up');
}
