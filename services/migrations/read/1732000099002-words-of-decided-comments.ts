import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words of a comment are indexed once it is decided: that is more than half of what writing its row costs, and few comments wait. */
export class WordsOfDecidedComments1732000099002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index read.comment_folded');
    await runner.query(`
      create index comment_folded on read.comment using gin (folded public.gin_trgm_ops)
      where status in ('approved', 'refused')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index read.comment_folded');
    await runner.query('create index comment_folded on read.comment using gin (folded public.gin_trgm_ops)');
  }
}
