import { Inject, Injectable, Optional } from '@nestjs/common';
import type { ReleaseFileCard } from '#modules/catalogue/contract/release-file-cards.port.ts';
import { type Admission, type Applicant, admit } from '#modules/membership/contract/admit.ts';
import { MembershipStates, NO_MEMBERSHIP } from '#modules/membership/contract/membership-states.port.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { Clock } from '#platform/kernel/clock/clock.ts';
import { Config } from '#platform/kernel/config/config.ts';

/** Of the file itself, and of what is streamed of it together. */
interface Charged {
  file: number;
  all: number;
}

const CHARGED = `
  select file_id as "fileId", file_bytes_charged as file, bytes_charged as "all" from read.download_line
  where user_id = $1 and file_id = any($2::int[]) and window_until > $3`;
const NOTHING: Charged = { file: 0, all: 0 };

/** What a viewer may do with a file. */
export interface FileRights {
  download: Admission;
  play: Admission;
  /** What a download of the whole file would charge: nothing where it is free. */
  chargeBytes: number;
}

/** Somebody with what they have, ready to be asked about files. */
export interface FileApplicant {
  applicant: Applicant;
  rightsTo(file: ReleaseFileCard): FileRights;
}

/** Asks `admit` before the click, as it is asked again at the first byte. */
@Injectable()
export class FileRightsReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly clock: Clock,
    private readonly config: Config,
    @Optional() @Inject(MembershipStates) private readonly memberships?: MembershipStates,
  ) {}

  /** @param userId null for a guest. */
  async applicant(userId: number | null, files: readonly ReleaseFileCard[]): Promise<FileApplicant> {
    const now = this.clock.now();
    const [applicant, charged] = await Promise.all([this.stateOf(userId), this.chargedOf(userId, files, now)]);
    const days = this.config.values.premiumWindowDays;
    return {
      applicant,
      rightsTo: (file) => rightsTo(applicant, file, charged.get(file.fileId) ?? NOTHING, now, days),
    };
  }

  private async stateOf(userId: number | null): Promise<Applicant> {
    if (userId === null) return null;
    return (await this.memberships?.of([userId]))?.get(userId) ?? NO_MEMBERSHIP;
  }

  private async chargedOf(userId: number | null, files: readonly ReleaseFileCard[], now: Date) {
    if (userId === null || files.length === 0) return new Map<number, Charged>();
    const ids = files.map(({ fileId }) => fileId);
    const rows = await this.database.rows<Charged & { fileId: number }>(CHARGED, [userId, ids, now]);
    return new Map(rows.map(({ fileId, ...bytes }) => [fileId, bytes]));
  }
}

function rightsTo(applicant: Applicant, file: ReleaseFileCard, charged: Charged, now: Date, days: number): FileRights {
  const uploadedAt = new Date(file.uploadedAt);
  const bytes = Math.max(0, file.media.size - charged.file);
  const download = admit(applicant, { way: 'download', uploadedAt, bytes }, now, days);
  // Playing begins with little, and asks for more as it goes on.
  const play = admit(applicant, { way: 'play', uploadedAt, bytes: charged.all > 0 ? 0 : 1 }, now, days);
  const isCharged = download.verdict !== 'allowed' || download.charge === 'bytes';
  return { download, play, chargeBytes: isCharged ? bytes : 0 };
}
