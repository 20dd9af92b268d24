import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was visited is told by the notification itself, so that those that were not are found without looking at all. */
export class VisitedNotifications1732000130001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.notification add column visited boolean not null default false');
    await runner.query(`
      update read.notification n set visited = true
      from read.notification_visit v where v.user_id = n.user_id and v.id = n.id`);
    await runner.query(
      'create index notification_unvisited on read.notification (user_id, position) where not visited',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.notification drop column visited');
  }
}
