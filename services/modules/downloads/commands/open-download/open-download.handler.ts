import { randomBytes } from 'node:crypto';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EntityManager } from 'typeorm';
import { ActiveAccounts } from '#modules/accounts/contract/active-accounts.port.ts';
import { releaseFileName } from '#modules/catalogue/contract/files/release-file-name.ts';
import { ReleaseFiles, type StoredReleaseFile } from '#modules/catalogue/contract/files/release-files.port.ts';
import { downloadPath, FileLinks } from '#modules/delivery/contract/file-links.port.ts';
import { type Admission, admit } from '#modules/membership/contract/admit.ts';
import { MemberVolume } from '#modules/membership/contract/member-volume.port.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { Config } from '#platform/kernel/config/config.ts';
import { addressKey } from '#platform/kernel/context/address-key.ts';
import { KeyRing } from '#platform/kernel/secrets/key-ring.ts';
import { UnitOfWork } from '#platform/messaging/commands/unit-of-work.ts';
import { type KeyHolder, readDownloadKey } from '../../contract/download-key.ts';
import { newBytes } from '../../domain/file-account.ts';
import { DownloadKeyRepository } from '../../persistence/download-key.repository.ts';
import { MeterRepository } from '../../persistence/meter.repository.ts';
import { OpenDownload, type OpenedDownload, type TitleOfGone } from './open-download.command.ts';

const LINK_SECONDS = 6 * 3_600;
const NOTHING_YET = { charged: [], transfers: [] };

@CommandHandler(OpenDownload)
export class OpenDownloadHandler implements ICommandHandler<OpenDownload> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly keys: DownloadKeyRepository,
    private readonly meters: MeterRepository,
    private readonly accounts: ActiveAccounts,
    private readonly files: ReleaseFiles,
    private readonly volumes: MemberVolume,
    private readonly links: FileLinks,
    private readonly ring: KeyRing,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async execute(command: OpenDownload): Promise<OpenedDownload> {
    const { sender, key } = command;
    if (key === null) {
      const userId = sender.actor?.userId;
      if (!userId) return { refusal: 'login' };
      return this.unitOfWork.run(command, ({ manager }) => this.open(manager, userId, command.fileId));
    }
    const holder = readDownloadKey(this.ring, key);
    if (!holder) return { refusal: 'key' };
    return this.unitOfWork.run(command, ({ manager }) => this.openByKey(manager, holder, command));
  }

  private async openByKey(
    manager: EntityManager,
    holder: KeyHolder,
    { sender, fileId }: OpenDownload,
  ): Promise<OpenedDownload> {
    if (!(await this.accounts.has(manager, holder.userId))) return { refusal: 'key' };
    const max = this.config.values.downloadKeyAddresses;
    const use = { address: addressKey(sender.address ?? 'unknown'), now: this.clock.now(), max };
    const state = await this.keys.use(manager, holder, use);
    if (state !== 'good') return { refusal: state === 'replaced' ? 'key' : 'addresses' };
    return this.open(manager, holder.userId, fileId);
  }

  private async open(manager: EntityManager, userId: number, fileId: number): Promise<OpenedDownload> {
    const file = await this.files.findOnSite(manager, fileId);
    const title = file && (await this.files.titleOf(manager, file.titleId));
    if (!file || !title) return { refusal: 'gone', title: await this.titleOfGone(manager, fileId) };
    const admission = await this.admission(manager, userId, file);
    if (admission.verdict !== 'allowed') return { refusal: admission.verdict };
    const { sha256, container } = file.media;
    const expiresAt = Math.floor(this.clock.now().getTime() / 1_000) + LINK_SECONDS;
    const linkId = randomBytes(12).toString('base64url');
    const token = this.links.sign({ way: 'download', userId, fileId, sha256, container, expiresAt, linkId });
    return { path: downloadPath(token, releaseFileName({ ...title, ...file })) };
  }

  private async titleOfGone(manager: EntityManager, fileId: number): Promise<TitleOfGone | null> {
    const retired = await this.files.findRetiredOnSite(manager, fileId);
    return retired && this.files.titleOf(manager, retired.titleId);
  }

  /** As the first byte will be asked for it: of the whole file, less what was charged and what is under way. */
  private async admission(manager: EntityManager, userId: number, file: StoredReleaseFile): Promise<Admission> {
    const now = this.clock.now();
    const volume = await this.volumes.stateOf(manager, userId);
    const meter = await this.meters.current(manager, userId, file.fileId, now);
    const bytes = newBytes(meter ?? NOTHING_YET, 0, file.media.size);
    const wanted = { way: 'download' as const, uploadedAt: new Date(file.uploadedAt), bytes };
    return admit(volume, wanted, now, this.config.values.premiumWindowDays);
  }
}
