import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody wrote of a file has gone with their account from the log and from the console; here it had stayed. */
export class NotesOfTheDeleted1732000209301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update write.file_report r set note = ''
      from write.account a where a.id = r.user_id and a.deleted_at is not null and r.note <> ''`);
  }

  /** What is erased does not come back. */
  async down(): Promise<void> {
    return;
  }
}
