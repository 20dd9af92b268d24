import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rules by which comments are moderated, and the way to an author's last comments. */
export class ModerationRules1732000048002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table write.moderation_rules (
        id integer primary key,
        version integer not null,
        trust_after integer,
        words text[] not null
      )`);
    await runner.query(`
      create index comment_decided on write.comment (user_id, id) where status in ('approved', 'refused')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index write.comment_decided');
    await runner.query('drop table write.moderation_rules');
  }
}
