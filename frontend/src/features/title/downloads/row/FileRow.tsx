import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileFacts } from '../../../../api/types.ts';
import { classNames } from '../../../../components/layout/class-names.ts';
import { Separated } from '../../../../components/text/Separated.tsx';
import { useFileRights } from '../../../../lib/downloads/file-rights.ts';
import { formatLength } from '../../../../lib/format/time/length.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { codecName } from '../../../../lib/vocabulary/codec-name.ts';
import { languageName } from '../../../../lib/vocabulary/language-name.ts';
import { AccessNote } from './AccessNote.tsx';
import { FileActions } from './FileActions.tsx';
import type { FilePost } from './file-post.ts';
import { useOpenedRow } from './use-opened-row.ts';
import { WatchedMark } from './WatchedMark.tsx';

interface Props {
  post: FilePost;
  file: FileFacts;
  title: string;
}

/** One file: what it is, what a click will do, and the ways to have it. */
export function FileRow({ post, file, title }: Props) {
  const note = useId();
  const { row, opened } = useOpenedRow(file.id);
  const rights = useFileRights(post.id);
  const { t } = useTranslation('title');
  const version = [post.post_type === 2 && file.dubbed && t('dubbed'), file.censored && t('censored'), file.resolution];
  const name = [title, ...version.filter(Boolean)].join(t('list.comma'));
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={classNames(
        'grid grid-cols-1 gap-x-6 gap-y-3 py-4 outline-none md:grid-cols-[minmax(0,1fr)_auto] md:items-center',
        opened && '-mx-4 rounded-card bg-accent/8 px-4 md:-mx-5 md:px-5',
      )}
    >
      <div className="min-w-0">
        <Heading file={file} title={title} />
        <Tracks file={file} />
        <WatchedMark fileId={file.id} />
        <AccessNote id={note} file={file} rights={rights.data} pending={rights.isPending} />
      </div>
      <FileActions post={post} file={file} name={name} rights={rights.data} note={note} />
    </li>
  );
}

function Heading({ file, title }: Omit<Props, 'post'>) {
  const { t } = useTranslation('title');
  const { language } = useLanguage();
  const format = useFormat();
  return (
    <div className="flex items-start justify-between gap-x-3 md:justify-start">
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm font-medium">
        {title}
        <span className="text-xs text-low">
          <Separated pieces={[file.resolution, codecName(file.codec), formatLength(file.duration, language)]} />
        </span>
        {file.censored && <span className="rounded-sm bg-high/10 px-1.5 text-xs text-mid">{t('censored')}</span>}
      </p>
      <span className="shrink-0 text-sm font-bold">{format.bytes(file.size)}</span>
    </div>
  );
}

function Tracks({ file }: { file: FileFacts }) {
  const { t } = useTranslation('title');
  const { language } = useLanguage();
  const format = useFormat();
  const languages = (codes: readonly string[]) =>
    codes.map((code) => languageName(code, language)).join(t('list.comma'));
  const facts = [
    file.audio.length > 0 && t('file.audio', { languages: languages(file.audio) }),
    file.subtitles.length > 0 && t('file.subtitles', { languages: languages(file.subtitles) }),
    format.date(file.uploaded_at),
  ];
  return (
    <p className="text-xs text-low">
      <Separated pieces={facts} />
    </p>
  );
}
