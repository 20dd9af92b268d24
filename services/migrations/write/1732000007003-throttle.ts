import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tries by who made them, for all processes; the columns are those that rate-limiter-flexible expects, in its order. Not in
 * the write-ahead log: a crash of the server forgets the counts, and each try costs no flush to the disk.
 */
export class Throttle1732000007003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Room in each page, so that a count goes up in place.
    await runner.query(`
      create unlogged table write.throttle (
        key text primary key,
        points integer not null default 0,
        expire bigint
      ) with (fillfactor = 70)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.throttle');
  }
}
