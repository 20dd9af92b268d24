import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many of the used bytes the member's statement has told of: what each of its lines leaves is counted from these. */
export class RecordedDownloads1732000017001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.membership add column bytes_recorded bigint not null default 0');
    await runner.query(`
      update write.membership m set bytes_recorded = told.bytes
      from (
        select user_id, -sum(amount) as bytes from write.membership_entry where reason = 'download' group by user_id
      ) told
      where told.user_id = m.user_id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.membership drop column bytes_recorded');
  }
}
