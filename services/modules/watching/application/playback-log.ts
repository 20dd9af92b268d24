import { Injectable } from '@nestjs/common';
import { ReleaseFiles, type StoredReleaseFile } from '#modules/catalogue/contract/files/release-files.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import type { EventDefinition } from '#platform/messaging/outbox/event-definition.ts';
import { type PlaybackState, playbackState } from '../contract/watching.events.ts';
import type { Playback } from '../domain/playback.ts';
import { UnknownFile } from '../domain/watching-errors.ts';
import { PlaybackRepository, type StoredPlayback } from '../persistence/playback.repository.ts';

/** Every change of a playback: its row and its event, under the row's lock. */
@Injectable()
export class PlaybackLog {
  constructor(
    private readonly playbacks: PlaybackRepository,
    private readonly files: ReleaseFiles,
  ) {}

  /** What is known already is enough: a file that was retired meanwhile, or whose title was withdrawn, goes on being played. @throws UnknownFile */
  async lock(transaction: CommandTransaction, userId: number, fileId: number): Promise<StoredPlayback> {
    const { manager } = transaction;
    await transaction.hold(userId);
    const known = await this.playbacks.lock(manager, userId, fileId);
    if (known) return known;
    const file = await this.files.findOnSite(manager, fileId);
    if (!file) throw new UnknownFile();
    return this.playbacks.add(manager, { userId, ...factsOf(file) });
  }

  /** With what the file is now: another medium in its place may be shorter. @throws UnknownFile for what is not on offer. */
  async lockOnOffer(transaction: CommandTransaction, userId: number, fileId: number): Promise<StoredPlayback> {
    await transaction.hold(userId);
    const file = await this.files.findOnSite(transaction.manager, fileId);
    if (!file) throw new UnknownFile();
    const facts = factsOf(file);
    const known = await this.playbacks.lock(transaction.manager, userId, fileId);
    if (!known) return this.playbacks.add(transaction.manager, { userId, ...facts });
    return { ...known, ...facts, position: Math.min(known.position, facts.duration) };
  }

  /** As it is, not locked; null while the member has nothing of this file. */
  find(userId: number, fileId: number): Promise<StoredPlayback | null> {
    return this.playbacks.find(userId, fileId);
  }

  /** The row and the event of what was found without a lock. @throws PlaybackMoved where somebody has changed it meanwhile. */
  async saveOver<Type extends string>(
    transaction: CommandTransaction,
    { version }: StoredPlayback,
    next: Playback,
    event: EventDefinition<Type, PlaybackState>,
  ): Promise<void> {
    await transaction.hold(next.userId);
    await transaction.write(this.playbacks.savingOver({ ...next, version: version + 1 }));
    await append(transaction, { ...next, version: version + 1 }, event);
  }

  /** A report that has moved nothing, in the same version. @throws PlaybackMoved where somebody has changed it meanwhile. */
  async count(transaction: CommandTransaction, { version }: StoredPlayback, next: Playback): Promise<void> {
    await transaction.hold(next.userId);
    await transaction.write(this.playbacks.counting({ ...next, version }));
  }

  async save<Type extends string>(
    transaction: CommandTransaction,
    { version }: StoredPlayback,
    next: Playback,
    event: EventDefinition<Type, PlaybackState>,
  ): Promise<void> {
    await this.playbacks.save(transaction.manager, { ...next, version: version + 1 });
    await append(transaction, { ...next, version: version + 1 }, event);
  }
}

function append<Type extends string>(
  transaction: CommandTransaction,
  { version, ...playback }: StoredPlayback,
  event: EventDefinition<Type, PlaybackState>,
): Promise<void> {
  const stream = `playback-${playback.userId}-${playback.fileId}`;
  return transaction.append(stream, version, event(playbackState.parse(playback)));
}

function factsOf({ fileId, titleId, season, episode, media }: StoredReleaseFile) {
  return { fileId, titleId, season, episode, duration: Math.max(1, Math.round(media.durationSeconds)) };
}
