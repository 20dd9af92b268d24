import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `collection-artwork`. */
export class CollectionArtwork1732000076002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table read.collection_artwork (collection_id integer primary key, slug text not null, spec jsonb not null)',
    );
    await runner.query('create index collection_artwork_slug on read.collection_artwork (slug)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.collection_artwork');
  }
}
