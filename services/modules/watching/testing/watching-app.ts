import { Global, Module } from '@nestjs/common';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import type { ReleaseFile } from '#modules/catalogue/contract/files/release-file.ts';
import { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { type NewReleaseFile, ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { DeliveryLinksModule } from '#modules/delivery/delivery.links.module.ts';
import type { MediaFacts } from '#modules/media/contract/media-facts.ts';
import type { StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';
import { Streams } from '#modules/media/contract/streams/streams.port.ts';
import type { MembershipState } from '#modules/membership/contract/current-plan.ts';
import { MembershipStates } from '#modules/membership/contract/membership-states.port.ts';
import { type SubtitleTrack, SubtitleTracks } from '#modules/subtitles/contract/subtitle-tracks.port.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { runAsCommand } from '#platform/testing/append-events.ts';
import { eventually } from '#platform/testing/eventually.ts';
import { startTestApp, type TestAnswer, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { WatchingProjectorModule } from '../watching.projector.module.ts';
import { WatchingReadModule } from '../watching.read.module.ts';
import { WatchingWriteModule } from '../watching.write.module.ts';

/** What members have, as the test says. */
class TestMemberships extends MembershipStates {
  readonly states = new Map<number, MembershipState>();

  async of(): Promise<Map<number, MembershipState>> {
    return this.states;
  }
}
/** What is prepared and published in a test: nothing until it says so. */
class TestStreams extends Streams {
  readonly ready = new Map<string, StreamFacts>();

  async of(): Promise<Map<string, StreamFacts>> {
    return this.ready;
  }
}
class TestTracks extends SubtitleTracks {
  readonly published = new Map<string, SubtitleTrack[]>();

  async of(sha256: string): Promise<SubtitleTrack[]> {
    return this.published.get(sha256) ?? [];
  }
}

/** What a client does with a command's answer: its next read asks for the position. */
export function after(answer: TestAnswer): Record<string, string> {
  return { 'parde-after': String(answer.headers['parde-position'] ?? 0) };
}

export interface WatchingApp extends TestApp {
  memberships: TestMemberships;
  streams: TestStreams;
  tracks: TestTracks;
  /** Makes an account and signs it in. @returns its token. */
  join(userId: number, membership?: { days?: number; bandwidth?: number }): Promise<string>;
  /** @returns its id. */
  title(postType: 1 | 2, name: string): Promise<number>;
  /** Puts files on offer and waits until they are shown. */
  files(titleId: number, files: readonly TestFile[]): Promise<ReleaseFile[]>;
  /** Takes one from offer and waits until it is gone. */
  retire(fileId: number): Promise<void>;
}

type TestFile = Partial<Omit<NewReleaseFile, 'media'>> & { media?: Partial<MediaFacts> };

/** The three sides of watching beside a catalogue; members and streams are as the test says. */
export async function startWatchingApp(): Promise<WatchingApp> {
  const memberships = new TestMemberships();
  const streams = new TestStreams();
  const tracks = new TestTracks();

  @Global()
  @Module({
    providers: [
      { provide: MembershipStates, useValue: memberships },
      { provide: Streams, useValue: streams },
      { provide: SubtitleTracks, useValue: tracks },
    ],
    exports: [MembershipStates, Streams, SubtitleTracks],
  })
  class CompanionsModule {}

  const catalogue = [CatalogueWriteModule, CatalogueReadModule, CatalogueProjectorModule];
  const watching = [WatchingWriteModule, WatchingReadModule, WatchingProjectorModule];
  const app = await startTestApp({
    modules: [ThrottlingModule, ...catalogue, DeliveryLinksModule, CompanionsModule, ...watching],
    environment: { THROTTLING: '1' },
  });
  const admin = app.signIn({ userId: 999, role: 'admin' });
  const cardOf = async (fileId: number) => (await app.app.get(ReleaseFileCards).of([fileId])).get(fileId);
  return {
    ...app,
    memberships,
    streams,
    tracks,
    join: async (userId, { days = 0, bandwidth = 0 } = {}) => {
      await app.database.rows(
        `insert into write.account (id, version, username, username_folded, name, email, email_folded, password_hash, role, plan_id)
         values ($1, 1, $2, $2, $2, $2, $2, '', 'viewer', 1)`,
        [userId, `user${userId}`],
      );
      const vipExpiration = days > 0 ? new Date(Date.now() + days * DAY_MS) : null;
      memberships.states.set(userId, { bandwidth, vipExpiration });
      return app.signIn({ userId });
    },
    title: async (postType, name) => {
      const fields = { post_type: postType, name: { en: name }, release_year: 2020, countries: ['ir'] };
      const { body } = await app.post('/api/console/titles', { ...fields, token: admin });
      return body.title_id;
    },
    files: async (titleId, files) => {
      const whole = files.map(wholeFile);
      const attached = await runAsCommand(app.app, (tx) => app.app.get(ReleaseFiles).attach(tx, titleId, whole));
      for (const file of attached) {
        await eventually(async () => expect((await cardOf(file.fileId))?.media).toEqual(file.media));
      }
      return attached;
    },
    retire: async (fileId) => {
      await runAsCommand(app.app, (tx) => app.app.get(ReleaseFiles).retire(tx, [fileId]));
      await eventually(async () => expect(await cardOf(fileId)).toBeUndefined());
    },
  };
}

let files = 0;

/** A file of 100 seconds with bytes of its own. */
function wholeFile({ media, ...changes }: TestFile): NewReleaseFile {
  files += 1;
  return {
    quality: 12,
    dubbed: false,
    censored: false,
    season: null,
    episode: null,
    uploadedAt: '2026-01-01T00:00:00.000Z',
    ...changes,
    media: {
      sha256: files.toString(16).padStart(64, '0'),
      size: 1_000_000,
      container: 'mp4',
      durationSeconds: 100,
      width: 1_920,
      height: 1_080,
      videoCodec: 'h264',
      audio: [{ language: 'fa', codec: 'aac', channels: 2 }],
      subtitles: [{ language: 'en' }],
      ...media,
    },
  };
}
