import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Since when a member's picture waits for a look of the staff. Those that are there already do not. */
export class AvatarReviews1732000048007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.account add column avatar_since timestamptz');
    await runner.query(`
      create index account_avatar_since on read.account (avatar_since, user_id) where avatar_since is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index read.account_avatar_since');
    await runner.query('alter table read.account drop column avatar_since');
  }
}
