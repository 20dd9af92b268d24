import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ConsoleTitlePage, Role } from '../../api/types.ts';
import { wantedFile } from '../../components/addresses/title-address.ts';
import { Panel } from '../../components/Panel.tsx';
import { AttachDialog } from './attaching/AttachDialog.tsx';
import { type FilmAct, FilmToast } from './attaching/FilmToast.tsx';
import type { FileAct } from './FileActions.tsx';
import { FilesHead } from './FilesHead.tsx';
import { FilesTable } from './FilesTable.tsx';
import { RetireDialog } from './RetireDialog.tsx';
import type { PlacedFile } from './release.ts';
import { SeasonDetails } from './SeasonDetails.tsx';
import { filesOf } from './title-files.ts';

/** All files of a title, and what may be done with them. */
export function TitleFiles({ title }: { title: ConsoleTitlePage }) {
  const translate = useTranslate();
  const { permissions } = usePermissions<Role>();
  const [asked, setAsked] = useState<{ act: FileAct | 'attach'; file: PlacedFile | null } | null>(null);
  const [done, setDone] = useState<FilmAct | null>(null);
  const wanted = wantedFile(useSearchParams()[0]);
  const isAdmin = permissions === 'admin';
  const table = {
    wanted,
    postType: title.post_type,
    ...(isAdmin && { onAct: (act: FileAct, file: PlacedFile) => setAsked({ act, file }) }),
  };
  const close = () => setAsked(null);
  const { files, seasons, all } = filesOf(title);
  return (
    <Panel>
      <FilesHead files={all} onAttach={isAdmin ? () => setAsked({ act: 'attach', file: null }) : undefined} />
      {all.length === 0 && (
        <Typography variant="body2" sx={{ padding: '20px', color: 'var(--text-mid)' }}>
          {translate('parde.titles.no_files')}
        </Typography>
      )}
      {files.length > 0 && <FilesTable files={files} {...table} />}
      {seasons.map((season) => (
        <SeasonDetails key={season.number} season={season} open={season.files.some(({ id }) => id === wanted)}>
          <FilesTable files={season.files} {...table} />
        </SeasonDetails>
      ))}
      {asked && asked.act !== 'retire' && (
        <AttachDialog
          title={title}
          file={asked.file}
          onReplaced={(file) => setDone({ kind: 'replaced', file, at: Date.now() })}
          onClose={close}
        />
      )}
      {asked?.act === 'retire' && asked.file && (
        <RetireDialog
          file={asked.file}
          postType={title.post_type}
          onRetired={(file) => setDone({ kind: 'retired', file, at: Date.now() })}
          onClose={close}
        />
      )}
      {done && <FilmToast key={done.at} title={title} act={done} onGone={() => setDone(null)} />}
    </Panel>
  );
}
