import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How often what is personal to a deleted account was taken out of the log, and which registrations wait to lapse. */
export class Erasures1732000014001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.account add column erasures integer not null default 0');
    await runner.query(
      'create index account_erasures on write.account (deleted_at) where deleted_at is not null and erasures < 3',
    );
    await runner.query(
      'create index account_unverified on write.account (id) where verified_at is null and deleted_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.account drop column erasures');
    await runner.query('drop index write.account_unverified');
  }
}
