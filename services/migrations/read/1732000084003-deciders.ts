import type { MigrationInterface, QueryRunner } from 'typeorm';

const DECIDERS = [
  ['comment', 'decided_by_id'],
  ['title_request', 'answered_by_id'],
  ['file_case', 'settled_by_id'],
  ['contact_message', 'author_id'],
  ['submitted_subtitle', 'decided_by_id'],
] as const;

/** A deletion finds what the account has decided without looking through the whole table. */
export class Deciders1732000084003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of DECIDERS) {
      await runner.query(`create index ${table}_decider on read.${table} (${column}) where ${column} is not null`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table] of DECIDERS) await runner.query(`drop index read.${table}_decider`);
  }
}
