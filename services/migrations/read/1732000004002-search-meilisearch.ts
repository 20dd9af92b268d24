import type { MigrationInterface, QueryRunner } from 'typeorm';

const REMEMBERED = ['title', 'person', 'credit'];

/** What the projection that keeps Meilisearch's index remembers: the same as that of PostgreSQL's, which goes at its own pace. */
export class SearchMeilisearch1732000004002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of REMEMBERED) {
      await runner.query(`create table read.search_meilisearch_${table} (like read.search_${table} including all)`);
    }
    await runner.query('alter table read.search_meilisearch_title set (fillfactor = 85)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table ${REMEMBERED.map((table) => `read.search_meilisearch_${table}`).join(', ')}`);
  }
}
