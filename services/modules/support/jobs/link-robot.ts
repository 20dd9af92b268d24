import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import { type MediaFacts, storageNameOf } from '#modules/media/contract/media-facts.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { AppLogger } from '#platform/telemetry/app-logger.ts';
import { EndRetiredFaults } from '../commands/end-retired-faults/end-retired-faults.command.ts';
import { RecordFinding } from '../commands/record-finding/record-finding.command.ts';
import { TakeRobotTurn } from '../commands/take-robot-turn/take-robot-turn.command.ts';
import { type FoundFile, faultOf } from '../domain/media-check.ts';

/** Files looked at in one run. */
const LOOKS = 100;
/** Cases looked through at once. */
const CASES = 500;
/** Files read to their end in one run. */
const SUMS = 1;

/**
 * Looks at every file on offer in turn: whether it is there, as long as it was, and readable at both ends; at leisure, one
 * after the other, whether its bytes are still the same. What it finds stands beside what members report.
 */
@Injectable()
export class LinkRobot implements OnModuleDestroy {
  private readonly logger: Logger;
  private readonly sender = systemSender('link robot');
  private readonly stopping = new AbortController();

  constructor(
    private readonly commands: CommandBus,
    private readonly storage: StoragePort,
    logger: AppLogger,
  ) {
    this.logger = logger.child('link robot');
  }

  onModuleDestroy(): void {
    this.stopping.abort();
  }

  /** @returns how many files were looked at. */
  async look(): Promise<number> {
    const media = await this.commands.execute(new TakeRobotTurn(this.sender, 'look', LOOKS));
    for (const medium of media) await this.check(medium, false);
    await this.endRetired();
    return media.length;
  }

  /** Reads whole files. @returns how many. */
  async sum(): Promise<number> {
    const media = await this.commands.execute(new TakeRobotTurn(this.sender, 'sum', SUMS));
    for (const medium of media) await this.check(medium, true);
    return media.length;
  }

  private async endRetired(): Promise<void> {
    for (let after: number | null = 0; after !== null && !this.stopping.signal.aborted; ) {
      after = await this.commands.execute<EndRetiredFaults, number | null>(
        new EndRetiredFaults(this.sender, after, CASES),
      );
    }
  }

  private async check(medium: MediaFacts, whole: boolean): Promise<void> {
    if (this.stopping.signal.aborted) return;
    const found = await this.find(medium, whole);
    const fault = faultOf(medium, found);
    if (fault) this.logger.warn({ sha256: medium.sha256, fault }, 'a file is not as it was brought');
    await this.commands.execute(new RecordFinding(this.sender, medium.sha256, fault, found.sha256 !== null));
  }

  /** @throws when the storage does not answer at all: that is no fault of a file. */
  private async find(medium: MediaFacts, whole: boolean): Promise<FoundFile> {
    const name = storageNameOf(medium);
    const size = await this.storage.size(name);
    if (size !== medium.size) return { size, readable: false, sha256: null };
    const readable = (await this.isReadable(name, 0)) && (await this.isReadable(name, size - 1));
    return { size, readable, sha256: whole && readable ? await this.sumOf(name) : null };
  }

  private async isReadable(name: string, at: number): Promise<boolean> {
    try {
      const stream = await this.storage.read(name, { from: at, to: at + 1 });
      let bytes = 0;
      for await (const chunk of stream ?? []) bytes += (chunk as Buffer).length;
      return bytes === 1;
    } catch (error) {
      this.logger.warn({ err: error, name }, 'a file could not be read');
      return false;
    }
  }

  private async sumOf(name: string): Promise<string | null> {
    const stream = await this.storage.read(name);
    if (!stream) return null;
    const hash = createHash('sha256');
    await pipeline(stream, hash, { signal: this.stopping.signal });
    return hash.digest('hex');
  }
}
