import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the lines of a member's notifications begin: a page of them is read without those before and after it. */
export class NotificationLines1732000110001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.notification add column starts boolean not null default true');
    await runner.query(`
      update read.notification n set starts = false
      from (
        select user_id, id, happened_at - lag(happened_at) over oldest as pause, kind = lag(kind) over oldest as is_alike
        from read.notification window oldest as (partition by user_id order by happened_at, id)) t
      where n.user_id = t.user_id and n.id = t.id and n.kind = 'comment-approved' and t.is_alike and t.pause <= interval '1 hour'`);
    await runner.query(
      'create index notification_lines on read.notification (user_id, happened_at desc, id desc) where starts',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.notification drop column starts');
  }
}
