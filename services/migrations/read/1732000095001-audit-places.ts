import type { MigrationInterface, QueryRunner } from 'typeorm';

const NUMBER = `substring(subject from '\\d+$')::integer`;

/** Entries on texts with long numbers, on reports of comments and on what was taken up say what they are about; plurals are right. */
export class AuditPlaces1732000095001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update read.audit_entry set resource = 'translations', resource_id = ${NUMBER} where subject ~ '^translation-\\d+$'`);
    await runner.query(`
      update read.audit_entry set resource = 'moderation-rules' where resource = 'moderation-ruless'`);
    await runner.query(`
      update read.audit_entry set resource = 'list-entries' where resource = 'list-entrys'`);
    await runner.query(`
      update read.audit_entry set resource = 'comments', resource_id = (details ->> 'commentId')::integer
      where subject ~ '^comment-report-' and details ? 'commentId'`);
    await runner.query(`
      update read.audit_entry set resource_id = ${NUMBER}, resource = case substring(subject from '^work-claim-([a-z_]+)-')
        when 'comment_reports' then 'comments'
        when 'file_reports' then 'file-cases'
        when 'requests' then 'title-requests'
        when 'subtitles' then 'submitted-subtitles'
        when 'avatars' then 'users'
        else substring(subject from '^work-claim-([a-z_]+)-') end
      where subject ~ '^work-claim-[a-z_]+-\\d+$'`);
  }

  /** A rebuild of the projection \`audit\` says it as it was. */
  async down(): Promise<void> {}
}
