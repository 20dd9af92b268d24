import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Usernames that look alike share a skeleton, and only one account may have it. Of accounts that are alike already the oldest
 * has it; the others keep their names and have none.
 */
export class UsernameSkeletons1732000014003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.account add column username_skeleton text');
    await runner.query(`
      with skeleton as (
        select id, replace(replace(lower(translate(username, '1I0', 'llo')), 'm', 'rn'), 'w', 'vv') as text
        from write.account where deleted_at is null
      ), first as (
        select min(id) as id, text from skeleton group by text
      )
      update write.account set username_skeleton = first.text from first where first.id = account.id`);
    await runner.query('create unique index account_username_skeleton on write.account (username_skeleton)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table write.account drop column username_skeleton');
  }
}
