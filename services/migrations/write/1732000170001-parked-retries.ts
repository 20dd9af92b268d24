import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Beside rebuilds, the staff asks for parked events to be tried again: rows of the same table, by their mode. */
export class ParkedRetries1732000170001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table write.rebuild
        drop constraint rebuild_mode_check,
        add constraint rebuild_mode_check check (mode in ('swap', 'compare', 'check', 'retry'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from write.rebuild where mode = 'retry'`);
    await runner.query(`
      alter table write.rebuild
        drop constraint rebuild_mode_check,
        add constraint rebuild_mode_check check (mode in ('swap', 'compare', 'check'))`);
  }
}
