import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comments that their authors change and delete, that give something away, and that belong to a minute of the film. */
export class OwnComments1732000018202 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table write.comment
        add column spoiler boolean not null default false,
        add column minute smallint,
        add column season smallint,
        add column episode smallint,
        drop constraint comment_body,
        drop constraint comment_status,
        drop constraint comment_decision`);
    await runner.query(`
      alter table write.comment
        add constraint comment_body check (status = 'deleted' or char_length(body) between 2 and 4000),
        add constraint comment_status check (status in ('pending', 'approved', 'refused', 'deleted')),
        add constraint comment_decision check (status = 'deleted' or (status = 'pending') = (decided_by is null)),
        add constraint comment_place check ((season is null) = (episode is null) and (minute is not null or season is null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from write.comment where status = 'deleted'`);
    await runner.query(`
      alter table write.comment
        drop constraint comment_place,
        drop constraint comment_body,
        drop constraint comment_status,
        drop constraint comment_decision,
        drop column spoiler, drop column minute, drop column season, drop column episode`);
    await runner.query(`
      alter table write.comment
        add constraint comment_body check (char_length(body) between 2 and 4000),
        add constraint comment_status check (status in ('pending', 'approved', 'refused')),
        add constraint comment_decision check ((status = 'pending') = (decided_by is null))`);
  }
}
