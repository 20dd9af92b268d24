import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How far members are with files, and how far they have moved subtitles. */
export class Playback1732000016401 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // One row is written again and again: room on its page keeps the index out of it.
    await runner.query(`
      create table write.playback (
        user_id int not null references write.account (id),
        file_id int not null,
        title_id int not null,
        season smallint,
        episode smallint,
        duration int not null,
        session int not null default 0,
        sequence bigint not null default 0,
        position int not null default 0,
        watched boolean not null default false,
        version int not null default 0,
        updated_at timestamptz not null default now(),
        primary key (user_id, file_id),
        constraint playback_position check (position between 0 and duration and session >= 0)
      ) with (fillfactor = 70)`);
    await runner.query(`
      create table write.subtitle_offset (
        user_id int not null references write.account (id),
        file_id int not null,
        track int not null,
        offset_ms int not null,
        version int not null,
        primary key (user_id, file_id, track)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.subtitle_offset, write.playback');
  }
}
