import type { DownloadedFile } from './downloaded-file.schema.ts';

/** Which files a member was charged for, for whoever lists what was charged. */
export abstract class DownloadedFiles {
  /**
   * @param references as volume is charged with them, among any others: `download-<meterId>`.
   * @returns by reference; what is not a download of this member is not in it.
   */
  abstract of(userId: number, references: readonly string[]): Promise<Map<string, DownloadedFile>>;
}
