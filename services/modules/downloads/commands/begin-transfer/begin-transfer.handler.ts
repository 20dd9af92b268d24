import { randomUUID } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { ActiveAccounts } from '#modules/accounts/contract/active-accounts.port.ts';
import { ReleaseFiles, type StoredReleaseFile } from '#modules/catalogue/contract/files/release-files.port.ts';
import { admit, type Charge } from '#modules/membership/contract/admit.ts';
import { MemberVolume, type MemberVolumeState } from '#modules/membership/contract/member-volume.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { MeterBook, type OpenBook } from '../../application/meter-book.ts';
import type { TransferRequest, TransferStart } from '../../contract/transfer-meter.port.ts';
import { bury, newBytes, predecessorOf, resume } from '../../domain/file-account.ts';
import { leaseEnd, windowEnd } from '../../domain/window.ts';
import { MeterRepository, type StoredMeter } from '../../persistence/meter.repository.ts';
import { TransferRepository } from '../../persistence/transfer.repository.ts';
import { BeginTransfer } from './begin-transfer.command.ts';

const NOTHING_YET = { charged: [], transfers: [] };

@CommandHandler(BeginTransfer)
export class BeginTransferHandler implements ICommandHandler<BeginTransfer> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly book: MeterBook,
    private readonly meters: MeterRepository,
    private readonly transfers: TransferRepository,
    private readonly accounts: ActiveAccounts,
    private readonly volumes: MemberVolume,
    private readonly files: ReleaseFiles,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async execute({ request }: BeginTransfer): Promise<TransferStart> {
    const { manager } = this.unitOfWork.transaction;
    const now = this.clock.now();
    const { userId, fileId, way, from, to } = request;
    // A link lives for hours; who is suspended or gone meanwhile gets no more by it.
    if (!(await this.accounts.has(manager, userId))) return { admitted: false, reason: 'login' };
    const locked = await this.book.lock(manager, userId);
    const [file, found] = [
      await this.files.findOnSite(manager, fileId),
      await this.meters.current(manager, userId, fileId, now),
    ];
    const { meter, volume } = await this.caughtUp(manager, found, locked, from, now);
    // Who has begun with a file goes on, also when it, or its title, has been taken off meanwhile.
    const uploadedAt = file ? new Date(file.uploadedAt) : meter?.uploadedAt;
    if (!uploadedAt) return { admitted: false, reason: 'gone' };
    const bytes = newBytes(meter ?? NOTHING_YET, from, to);
    const admission = admit(volume, { way, uploadedAt, bytes }, now, this.config.values.premiumWindowDays);
    if (admission.verdict !== 'allowed') return { admitted: false, reason: admission.verdict };
    const limit = await this.limitOf(manager, request, now);
    if (limit) return { admitted: false, reason: limit };
    const { charge } = admission;
    const meterId = meter?.id ?? (await this.open(manager, userId, file as StoredReleaseFile, now));
    if (charge === 'bytes') await this.volumes.reserve(manager, userId, bytes);
    return { admitted: true, transferId: await this.add(manager, meterId, request, charge, now), charge };
  }

  /** What is known of the transfers before this one: whose lease is over, and where one of them ended. */
  private async caughtUp(
    manager: EntityManager,
    meter: StoredMeter | null,
    volume: MemberVolumeState,
    from: number,
    now: Date,
  ): Promise<{ meter: StoredMeter | null; volume: MemberVolumeState }> {
    if (!meter) return { meter, volume };
    let book: OpenBook = { meter, volume };
    for (const transfer of meter.transfers.filter(({ dead, leaseUntil }) => !dead && leaseUntil <= now)) {
      book = await this.book.write(manager, book, transfer, bury(book.meter, transfer), now);
    }
    const before = predecessorOf(book.meter, from);
    const change = resume(book.meter, from, book.volume.bandwidth);
    return before && change ? this.book.write(manager, book, before, change, now) : book;
  }

  private async limitOf(manager: EntityManager, { userId, linkId, address }: TransferRequest, now: Date) {
    const { downloadConnections, downloadLinkAddresses } = this.config.values;
    const { connections, addresses } = await this.transfers.useOf(manager, userId, linkId, now);
    if (connections >= downloadConnections) return 'connections' as const;
    if (addresses.includes(address)) return null;
    if (addresses.length >= downloadLinkAddresses) return 'addresses' as const;
    await this.transfers.addAddress(manager, linkId, address, now);
    return null;
  }

  private async open(manager: EntityManager, userId: number, file: StoredReleaseFile, now: Date): Promise<number> {
    const title = await this.files.titleOf(manager, file.titleId);
    if (!title) throw new Error(`file ${file.fileId} is of no title`);
    const { fileId, quality, dubbed, censored, season, episode, media, uploadedAt } = file;
    return this.meters.open(manager, {
      userId,
      fileId,
      title,
      release: { quality, dubbed, censored, season, episode },
      fileSize: media.size,
      uploadedAt: new Date(uploadedAt),
      openedAt: now,
      windowUntil: windowEnd(now),
    });
  }

  private async add(
    manager: EntityManager,
    meterId: number,
    { userId, linkId, way, address, from, to }: TransferRequest,
    charge: Charge,
    now: Date,
  ): Promise<string> {
    const id = randomUUID();
    const transfer = { id, from, to, sentTo: from, charge, resumedAt: null, leaseUntil: leaseEnd(now), dead: false };
    await this.transfers.add(manager, { meterId, userId, linkId, way, address, begunAt: now }, transfer);
    return id;
  }
}
