import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sendings under way go with their meter, so that one deletion takes both; what is left of deleted accounts goes now. */
export class DownloadsGoWithTheirMember1732000082001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table write.transfer drop constraint transfer_meter_id_fkey,
        add constraint transfer_meter_id_fkey foreign key (meter_id) references write.download_meter (id) on delete cascade`);
    for (const table of ['download_meter', 'download_key']) {
      await runner.query(
        `delete from write.${table} where user_id in (select id from write.account where deleted_at is not null)`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table write.transfer drop constraint transfer_meter_id_fkey,
        add constraint transfer_meter_id_fkey foreign key (meter_id) references write.download_meter (id)`);
  }
}
