import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleStream, PostType, TitleFile } from '../../api/types.ts';
import { useFormat } from '../../format/use-format.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Quality } from '../Quality.tsx';
import { type FileAct, FileActions } from './FileActions.tsx';
import type { PlacedFile } from './release.ts';
import { StreamState, useStreams } from './StreamState.tsx';

const CHECKSUM_SHOWN = 8;

interface FilesTableProps {
  files: readonly PlacedFile[];
  /** Of the file to which the page was opened. */
  wanted?: number | null;
  postType: PostType;
  /** Absent for those who may only look. */
  onAct?: (act: FileAct, file: PlacedFile) => void;
}

/** Language codes as words, in the reader's language. */
function useLanguageNames(): (codes: string[]) => string {
  const language = useLanguage();
  const names = new Intl.DisplayNames(language, { type: 'language', fallback: 'code' });
  return (codes) => codes.map((code) => names.of(code) ?? code).join(language === 'fa' ? '، ' : ', ');
}

function Version({ file }: { file: TitleFile }) {
  const translate = useTranslate();
  const words = [translate(file.dubbed ? 'parde.titles.file.dubbed' : 'parde.titles.file.original')];
  if (file.censored) words.push(translate('parde.titles.file.censored'));
  return <span>{words.join(' · ')}</span>;
}

interface FileRowProps extends Omit<FilesTableProps, 'files' | 'wanted'> {
  file: PlacedFile;
  /** Comes into sight, marked. */
  wanted: boolean;
  stream: ConsoleStream | undefined;
}

function FileRow({ file, wanted, postType, stream, onAct }: FileRowProps) {
  const translate = useTranslate();
  const format = useFormat();
  const inWords = useLanguageNames();
  const none = translate('parde.states.none');
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (wanted) row.current?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return (
    <TableRow ref={row} selected={wanted} aria-current={wanted || undefined}>
      {file.episode !== undefined && <TableCell>{format.number(file.episode)}</TableCell>}
      <TableCell>
        <Quality postType={postType} level={file.quality} />
      </TableCell>
      <TableCell>
        <bdi dir="ltr">{file.codec}</bdi>
      </TableCell>
      <TableCell>{inWords(file.audio) || none}</TableCell>
      <TableCell>{inWords(file.subtitles) || none}</TableCell>
      <TableCell>
        <Version file={file} />
      </TableCell>
      <TableCell>
        <StreamState stream={stream} canRetry={onAct !== undefined} />
      </TableCell>
      <TableCell align="right" className="tabular">
        {format.bytes(file.size)}
      </TableCell>
      <TableCell>
        <Box component="bdi" dir="ltr" title={file.checksum} sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
          {file.checksum.slice(0, CHECKSUM_SHOWN)}
        </Box>
      </TableCell>
      <TableCell>{format.date(file.uploaded_at)}</TableCell>
      {onAct && (
        <TableCell padding="none" align="right">
          <FileActions file={file} postType={postType} onAct={onAct} />
        </TableCell>
      )}
    </TableRow>
  );
}

export function FilesTable({ files, wanted = null, postType, onAct }: FilesTableProps) {
  const translate = useTranslate();
  const word = (key: string) => translate(`parde.titles.file.${key}`);
  const streams = useStreams(files.map(({ checksum }) => checksum));
  const episodes = files.some(({ episode }) => episode !== undefined);
  return (
    // Wider than a phone: the table scrolls by itself, and the keyboard must be able to get at it.
    <Box
      component="section"
      tabIndex={0}
      aria-label={translate('parde.titles.files')}
      sx={{ overflowX: 'auto', '& td, & th': { whiteSpace: 'nowrap' } }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            {episodes && <TableCell>{translate('parde.titles.episode')}</TableCell>}
            {['quality', 'codec', 'audio', 'subtitles', 'version', 'stream'].map((key) => (
              <TableCell key={key}>{word(key)}</TableCell>
            ))}
            <TableCell align="right">{word('size')}</TableCell>
            {['checksum', 'uploaded'].map((key) => (
              <TableCell key={key}>{word(key)}</TableCell>
            ))}
            {onAct && <TableCell>{translate('parde.titles.film.actions')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              wanted={file.id === wanted}
              postType={postType}
              stream={streams.get(file.checksum)}
              {...(onAct && { onAct })}
            />
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
