import { Inject, Injectable, Optional } from '@nestjs/common';
import type { ReleaseFileCard } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import { leastToPlay } from '#modules/media/contract/streams/stream-facts.ts';
import { Streams } from '#modules/media/contract/streams/streams.port.ts';
import { type Admission, type Applicant, admit } from '#modules/membership/contract/admit.ts';
import { MembershipStates, NO_MEMBERSHIP } from '#modules/membership/contract/membership-states.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { Config } from '#platform/kernel/config/config.ts';

const CHARGED = `
  select file_id as "fileId", file_bytes_charged as bytes from read.download_line
  where user_id = $1 and file_id = any($2::int[]) and window_until > $3`;

/** With as much left any film begins to play: no piece of a smallest quality is so large, and what is known of each need not be read. */
const ENOUGH_TO_PLAY_BYTES = 16_000_000;

/** What a viewer may do with a file. */
export interface FileRights {
  download: Admission;
  play: Admission;
  /** What a download of the whole file would charge: nothing where it is free. */
  chargeBytes: number;
}

/** Somebody with what they have, ready to be asked about files. */
interface FileApplicant {
  applicant: Applicant;
  rightsTo(file: ReleaseFileCard): FileRights;
}

/** Asks `admit` before the click, as it is asked again at the first byte, and by the player. */
@Injectable()
export class FileRightsReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly clock: Clock,
    private readonly config: Config,
    @Optional() @Inject(MembershipStates) private readonly memberships?: MembershipStates,
    @Optional() @Inject(Streams) private readonly streams?: Streams,
  ) {}

  /** @param userId null for a guest. */
  async applicant(userId: number | null, files: readonly ReleaseFileCard[]): Promise<FileApplicant> {
    const now = this.clock.now();
    const days = this.config.values.premiumWindowDays;
    const [applicant, charged] = await Promise.all([this.stateOf(userId), this.chargedOf(userId, files, now)]);
    const least = await this.leastToPlay(applicant, files);
    const rightsTo = (file: ReleaseFileCard): FileRights => {
      const uploadedAt = new Date(file.uploadedAt);
      const bytes = Math.max(0, file.media.size - (charged.get(file.fileId) ?? 0));
      const download = admit(applicant, { way: 'download', uploadedAt, bytes }, now, days);
      const play = admit(applicant, { way: 'play', uploadedAt, bytes: least(file) }, now, days);
      const isCharged = download.verdict !== 'allowed' || download.charge === 'bytes';
      return { download, play, chargeBytes: isCharged ? bytes : 0 };
    };
    return { applicant, rightsTo };
  }

  private async stateOf(userId: number | null): Promise<Applicant> {
    if (userId === null) return null;
    return (await this.memberships?.of([userId]))?.get(userId) ?? NO_MEMBERSHIP;
  }

  private async chargedOf(userId: number | null, files: readonly ReleaseFileCard[], now: Date) {
    if (userId === null || files.length === 0) return new Map<number, number>();
    const ids = files.map(({ fileId }) => fileId);
    const rows = await this.database.rows<{ fileId: number; bytes: number }>(CHARGED, [userId, ids, now]);
    return new Map(rows.map(({ fileId, bytes }) => [fileId, bytes]));
  }

  /** Playing begins with little, and asks for more as it goes on; with less than its least the player refuses. */
  private async leastToPlay(applicant: Applicant, files: readonly ReleaseFileCard[]) {
    const isLow = applicant && applicant.bandwidth > 0 && applicant.bandwidth < ENOUGH_TO_PLAY_BYTES;
    const streams = isLow ? await this.streams?.of(files.map(({ media }) => media.sha256)) : undefined;
    return (file: ReleaseFileCard) => leastToPlay(streams?.get(file.media.sha256) ?? null);
  }
}
