import type { ReleaseFileCards } from '#modules/catalogue/contract/files/release-file-cards.port.ts';
import type { ReadDatabase } from '#platform/database/read-database.ts';
import type { NamedSubjects, SubjectName } from '#platform/subject-names/subject-names.registry.ts';

const SUBMITTED = 'select id, file_id as "fileId", language from read.submitted_subtitle where id = any($1::int[])';
/** What is seen is named by what was sent in for it. */
const PUBLISHED = `
  select distinct on (t.id) t.id, s.file_id as "fileId", t.language
  from read.subtitle_track t join read.submitted_subtitle s on s.sha256 = t.sha256 and s.language = t.language
  where t.id = any($1::int[]) order by t.id, s.id desc`;

const NAMES = {
  fa: new Intl.DisplayNames('fa', { type: 'language', fallback: 'code' }),
  en: new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }),
};
type Reader = keyof typeof NAMES;

/** What is no code of a language stays as it is. */
function languageName(code: string, reader: Reader): string {
  try {
    return NAMES[reader].of(code) ?? code;
  } catch {
    return code;
  }
}

type Row = { id: number; fileId: number; language: string };

/** Subtitles are called by their title and their language. */
export function subtitleNames(database: ReadDatabase, files: ReleaseFileCards): NamedSubjects[] {
  const named = (sql: string) => async (ids: readonly number[]) => {
    const rows = await database.rows<Row>(sql, [ids]);
    const cards = await files.of([...new Set(rows.map(({ fileId }) => fileId))]);
    return new Map<number, SubjectName>(
      rows.flatMap(({ id, fileId, language }) => {
        const name = cards.get(fileId)?.name;
        const called = (text: string, reader: Reader) => `${text} · ${languageName(language, reader)}`;
        return name ? [[id, { fa: name.fa && called(name.fa, 'fa'), en: called(name.en, 'en') }]] : [];
      }),
    );
  };
  return [
    { resource: 'submitted-subtitles', find: named(SUBMITTED) },
    { resource: 'subtitles', find: named(PUBLISHED) },
  ];
}
