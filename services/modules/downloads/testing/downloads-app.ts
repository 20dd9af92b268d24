import { createHash } from 'node:crypto';
import { Global, Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsPortsModule } from '#modules/accounts/accounts.ports.module.ts';
import { CatalogueProjectorModule } from '#modules/catalogue/catalogue.projector.module.ts';
import { CatalogueReadModule } from '#modules/catalogue/catalogue.read.module.ts';
import { CatalogueWriteModule } from '#modules/catalogue/catalogue.write.module.ts';
import type { ReleaseFile } from '#modules/catalogue/contract/files/release-file.ts';
import { type NewReleaseFile, ReleaseFiles } from '#modules/catalogue/contract/files/release-files.port.ts';
import { DeliveryLinksModule } from '#modules/delivery/delivery.links.module.ts';
import { MemberCredit } from '#modules/membership/contract/member-credit.port.ts';
import { MembershipProjectorModule } from '#modules/membership/membership.projector.module.ts';
import { MembershipReadModule } from '#modules/membership/membership.read.module.ts';
import { MembershipWriteModule } from '#modules/membership/membership.write.module.ts';
import { PaymentsSettingsModule } from '#modules/payments/payments.settings.module.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { DAY_MS } from '#platform/kernel/time/durations.ts';
import { runAsCommand } from '#platform/testing/append-events.ts';
import { startTestApp, type TestApp } from '#platform/testing/test-app.ts';
import { ThrottlingModule } from '#platform/throttling/throttling.module.ts';
import { TransferMeter, type TransferRequest } from '../contract/transfer-meter.port.ts';
import { DownloadsJobsModule } from '../downloads.jobs.module.ts';
import { DownloadsMeterModule } from '../downloads.meter.module.ts';
import { DeadTransfers } from '../jobs/dead-transfers.ts';
import { DownloadStatements } from '../jobs/download-statements.ts';

/** As the site has it: ports of the write side that all may ask. */
@Global()
@Module({ imports: [DownloadsJobsModule], exports: [DownloadsJobsModule] })
class JobsByHandModule {}

interface Volume {
  granted: number;
  used: number;
  reserved: number;
}

/** Downloads with catalogue and membership around them. Time goes on when the test says so, and a millisecond at each look. */
export class DownloadsApp {
  private aheadMs = 0;
  private members = 0;
  private titles = 0;

  private constructor(readonly test: TestApp) {
    const start = Date.now();
    test.app.get(Clock).now = () => new Date(start + this.aheadMs++);
  }

  static async start(environment: Record<string, string> = {}, modules: object[] = []): Promise<DownloadsApp> {
    const test = await startTestApp({
      modules: [
        ThrottlingModule,
        AccountsPortsModule,
        PaymentsSettingsModule,
        CatalogueWriteModule,
        CatalogueReadModule,
        CatalogueProjectorModule,
        MembershipWriteModule,
        MembershipReadModule,
        MembershipProjectorModule,
        DeliveryLinksModule,
        DownloadsMeterModule,
        JobsByHandModule,
        ...(modules as never[]),
      ],
      environment,
    });
    return new DownloadsApp(test);
  }

  get meter(): TransferMeter {
    return this.test.app.get(TransferMeter);
  }

  get now(): Date {
    return this.test.app.get(Clock).now();
  }

  pass(ms: number): void {
    this.aheadMs += ms;
  }

  bury(): Promise<number> {
    return this.test.app.get(DeadTransfers).bury();
  }

  announce(): Promise<number> {
    return this.test.app.get(DownloadStatements).announce();
  }

  /** @returns the id of an account that has `bytes` and `days`. */
  async member({ bytes = 0, days = 0 } = {}): Promise<number> {
    const name = `member-${++this.members}`;
    const rows = await this.test.database.rows<{ id: number }>(
      `insert into write.account (version, username, username_folded, username_skeleton, name, email, email_folded, password_hash,
         role, plan_id, verified_at)
       values (1, $1, $1, $1, $1, $1 || '@example.org', $1 || '@example.org', '', 'viewer', 1, now()) returning id`,
      [name],
    );
    const { id } = rows[0]!;
    if (bytes > 0) await this.give(id, 'bytes', bytes);
    if (days > 0) await this.give(id, 'days', days);
    return id;
  }

  async give(userId: number, unit: 'bytes' | 'days', amount: number): Promise<void> {
    const entry = { userId, unit, amount, reason: 'grant' as const, reference: null, note: null };
    await runAsCommand(this.test.app, (tx) => this.test.app.get(MemberCredit).give(tx, entry));
  }

  async volumeOf(userId: number): Promise<Volume> {
    const row = await this.test.database.row<Volume & Record<string, unknown>>(
      `select bytes_granted as granted, bytes_used as used, bytes_reserved as reserved
       from write.membership where user_id = $1`,
      [userId],
    );
    return row ?? { granted: 0, used: 0, reserved: 0 };
  }

  /** A new film with these files. */
  async files(...files: { size?: number; ageDays?: number; height?: number; name?: string }[]): Promise<ReleaseFile[]> {
    const token = this.test.signIn({ userId: 1, role: 'admin' });
    const answer = await this.test.post('/api/console/titles', {
      token,
      post_type: 1,
      name: { en: files[0]?.name ?? `Film ${++this.titles}`, fa: 'فیلم' },
      release_year: 2011,
      countries: ['ir'],
      genres: ['drama'],
      popularity: 10,
    });
    if (answer.status !== 200) throw new Error(`no title: ${JSON.stringify(answer.body)}`);
    return this.attach(answer.body.title_id, files);
  }

  async attach(titleId: number, files: { size?: number; ageDays?: number; height?: number }[]): Promise<ReleaseFile[]> {
    const wanted = files.map(
      ({ size = 1_000, ageDays = 1, height = 1080 }, index): NewReleaseFile => ({
        quality: 20 - index,
        dubbed: false,
        censored: false,
        season: null,
        episode: null,
        uploadedAt: new Date(this.now.getTime() - ageDays * DAY_MS).toISOString(),
        media: {
          sha256: createHash('sha256').update(`${titleId} ${index}`).digest('hex'),
          size,
          container: 'mp4',
          durationSeconds: 60,
          width: (height * 16) / 9,
          height,
          videoCodec: 'h264',
          audio: [],
          subtitles: [],
        },
      }),
    );
    const saved = await runAsCommand(this.test.app, (tx) =>
      this.test.app.get(ReleaseFiles).attach(tx, titleId, wanted),
    );
    return saved.toSorted((a, b) => b.quality - a.quality);
  }

  async titleOf(fileId: number): Promise<number> {
    return (await this.test.app.get(ReleaseFiles).find(this.test.app.get(DataSource).manager, fileId))!.titleId;
  }

  async retire(fileId: number): Promise<void> {
    await runAsCommand(this.test.app, (tx) => this.test.app.get(ReleaseFiles).retire(tx, [fileId]));
  }

  /** Asks for bytes of a file as a download of the whole of it, unless it says otherwise. */
  begin(userId: number, fileId: number, changes: Partial<TransferRequest> = {}) {
    const request = {
      way: 'download' as const,
      linkId: `${userId}-${fileId}`,
      from: 0,
      to: 1_000,
      address: '192.0.2.1',
    };
    return this.meter.begin({ ...request, userId, fileId, ...changes });
  }

  /** @returns the id of a transfer that must be admitted. */
  async admitted(userId: number, fileId: number, changes: Partial<TransferRequest> = {}): Promise<string> {
    const start = await this.begin(userId, fileId, changes);
    if (!start.admitted) throw new Error(`refused: ${start.reason}`);
    return start.transferId;
  }

  close(): Promise<void> {
    return this.test.close();
  }
}
