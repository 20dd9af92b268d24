import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Drafts and what is withdrawn are few among the titles, and asked for by themselves. */
export class TitlesOffTheSite1732000094001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index title_card_off_site on read.title_card (id) where not listed');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index read.title_card_off_site');
  }
}
