import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `moderation-rules`, and the usual reason for which a comment was refused. */
export class ModerationRuleRows1732000048003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.moderation_rules (
        id integer primary key,
        version integer not null,
        trust_after integer,
        words text[] not null
      )`);
    await runner.query('alter table read.comment add column refusal text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.comment drop column refusal');
    await runner.query('drop table read.moderation_rules');
  }
}
