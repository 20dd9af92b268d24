import { randomBytes } from 'node:crypto';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type ReleaseFileCard, ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { FileLinks, streamPath } from '#modules/delivery/contract/file-links.port.ts';
import { leastToPlay, type StreamFacts } from '#modules/media/contract/streams/stream-facts.ts';
import { admit } from '#modules/membership/contract/admit.ts';
import type { MembershipState } from '#modules/membership/contract/current-plan.ts';
import { MembershipStates, NO_MEMBERSHIP } from '#modules/membership/contract/membership-states.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { HOUR_MS } from '#platform/kernel/time/durations.ts';
import { nextFile } from '../../domain/go-on.ts';
import { resumeAt } from '../../domain/playback.ts';
import { UnknownFile, VolumeTooLow } from '../../domain/watching-errors.ts';
import { FileCompanions } from '../file-companions.ts';
import { PlaybackReader } from '../playback.reader.ts';
import { playedFileOf } from '../played-file.ts';
import { GetPlayinfo } from './get-playinfo.query.ts';
import { NOT_LOGGED_IN, NOT_PREMIUM, type PlayInfo, type PlayInfoAnswer } from './get-playinfo.schema.ts';

const MAX_LINK_MS = 6 * HOUR_MS;

interface Playing {
  userId: number;
  card: ReleaseFileCard;
  state: MembershipState;
  /** End of the days that the member plays by; null where bytes are charged. */
  until: Date | null;
}

@QueryHandler(GetPlayinfo)
export class GetPlayinfoHandler implements IQueryHandler<GetPlayinfo> {
  constructor(
    private readonly cards: ReleaseFileCards,
    private readonly memberships: MembershipStates,
    private readonly companions: FileCompanions,
    private readonly playbacks: PlaybackReader,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  /** @throws UnknownFile, VolumeTooLow */
  async execute({ fileId, viewer }: GetPlayinfo): Promise<PlayInfoAnswer> {
    const card = (await this.cards.of([fileId])).get(fileId);
    if (!card) throw new UnknownFile();
    if (!viewer) return NOT_LOGGED_IN;
    const { userId } = viewer;
    const state = (await this.memberships.of([userId])).get(userId) ?? NO_MEMBERSHIP;
    const { stream, subtitles, thumbnails } = await this.companions.of(card.media.sha256);
    const now = this.clock.now();
    const wanted = { way: 'play' as const, uploadedAt: new Date(card.uploadedAt), bytes: leastToPlay(stream) };
    // How old the file is counts for downloads alone.
    const admission = admit(state, wanted, now, 0);
    if (admission.verdict === 'bandwidth') throw new VolumeTooLow();
    if (admission.verdict !== 'allowed') return NOT_PREMIUM;
    const until = admission.charge === 'days' ? state.vipExpiration : null;
    const playing = { userId, card, state, until };
    return {
      ...this.sources(playing, stream, now),
      ...(await this.personal(playing)),
      file: playedFileOf(card),
      qualities: (stream?.renditions ?? []).map(({ name, width, height, bandwidth }) => ({
        name,
        width,
        height,
        bandwidth,
      })),
      subtitles,
      subtitles_url: subtitles[0]?.url ?? null,
      thumbnails_url: thumbnails,
    };
  }

  /** A link never outlives what it was given for. */
  private sources({ userId, card, until }: Playing, stream: StreamFacts | null, now: Date) {
    const end = Math.min(now.getTime() + MAX_LINK_MS, until?.getTime() ?? Number.POSITIVE_INFINITY);
    const expiresAt = Math.floor(end / 1_000);
    const { sha256, container } = card.media;
    const linkId = randomBytes(9).toString('base64url');
    const token = this.links.sign({ way: 'play', userId, fileId: card.fileId, sha256, container, expiresAt, linkId });
    const hls = stream ? streamPath(token, 'master.m3u8') : null;
    const link_expires_at = new Date(expiresAt * 1_000).toISOString();
    return { sources: { file: streamPath(token, 'file'), hls }, link_expires_at };
  }

  private async personal({ userId, card, state, until }: Playing) {
    const [playback, offsets, next] = await Promise.all([
      this.playbacks.find(userId, card.fileId),
      this.playbacks.offsets(card.media.sha256, userId),
      this.next(card),
    ]);
    return {
      playtime: playback ? resumeAt(playback) : 0,
      session: playback?.session ?? 0,
      next,
      offsets: offsets.map(({ track, mine, crowd }) => ({ track, mine, hint: crowd })),
      offset_hint: offsets.find(({ crowd }) => crowd !== null)?.crowd ?? null,
      entitled_until: until?.toISOString() ?? null,
      bytes_left: until ? null : state.bandwidth,
    };
  }

  private async next(card: ReleaseFileCard): Promise<PlayInfo['next']> {
    if (card.postType === 1) return null;
    const next = nextFile(await this.cards.ofTitle(card.titleId), card, card);
    if (!next?.season || !next.episode) return null;
    return { file_id: next.fileId, season: next.season, episode: next.episode };
  }
}
