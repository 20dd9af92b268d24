import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What curated pages choose by: when the newest file of a title came, and whether a series was made as a mini-series. */
export class CardFormats1732000034002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table read.title_card
        add column uploaded_at timestamptz,
        add column mini boolean not null default false`);
    // Until the next file comes, the last change of a title with files is the best that is known here.
    await runner.query('update read.title_card set uploaded_at = updated_at where files > 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.title_card drop column uploaded_at, drop column mini');
  }
}
