import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { usePermissions, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { ConsoleTitlePage, Role } from '../api/types.ts';
import { wantedFile } from '../components/addresses/title-address.ts';
import { Panel, PanelHead } from '../components/Panel.tsx';
import { useFormat } from '../format/use-format.ts';
import { AttachDialog } from './AttachDialog.tsx';
import type { FileAct } from './FileActions.tsx';
import { FilesTable } from './FilesTable.tsx';
import { type FilmAct, FilmToast } from './FilmToast.tsx';
import { RetireDialog } from './RetireDialog.tsx';
import type { PlacedFile } from './release.ts';

/** All files of a title: a film's as they are, a series' season by season. */
export function TitleFiles({ title }: { title: ConsoleTitlePage }) {
  const translate = useTranslate();
  const format = useFormat();
  const { permissions } = usePermissions<Role>();
  const [asked, setAsked] = useState<{ act: FileAct | 'attach'; file: PlacedFile | null } | null>(null);
  const [done, setDone] = useState<FilmAct | null>(null);
  const wanted = wantedFile(useSearchParams()[0]);
  const isAdmin = permissions === 'admin';
  const acting = isAdmin && { onAct: (act: FileAct, file: PlacedFile) => setAsked({ act, file }) };
  const close = () => setAsked(null);
  const seasons = (title.seasons ?? []).map(({ number, groups, episodes_count }) => ({
    number,
    episodes: episodes_count,
    files: groups.flatMap(({ files }): PlacedFile[] => files.map((file) => ({ ...file, season: number }))),
  }));
  const files: PlacedFile[] = title.files ?? [];
  const all = [...files, ...seasons.flatMap((season) => season.files)];
  const size = all.reduce((sum, file) => sum + file.size, 0);
  return (
    <Panel>
      <PanelHead>
        <Typography component="h2" variant="h3">
          {translate('parde.titles.files')}
        </Typography>
        {all.length > 0 && (
          <Box component="span" sx={{ color: 'var(--text-low)', fontSize: '0.8125rem' }}>
            {format.number(all.length)} · {format.bytes(size)}
          </Box>
        )}
        {isAdmin && (
          <Button
            size="small"
            variant="outlined"
            sx={{ marginInlineStart: 'auto' }}
            onClick={() => setAsked({ act: 'attach', file: null })}
          >
            {translate('parde.titles.film.attach')}
          </Button>
        )}
      </PanelHead>
      {all.length === 0 && (
        <Typography variant="body2" sx={{ padding: '20px', color: 'var(--text-mid)' }}>
          {translate('parde.titles.no_files')}
        </Typography>
      )}
      {files.length > 0 && <FilesTable files={files} wanted={wanted} postType={title.post_type} {...acting} />}
      {seasons.map((season) => (
        <Box
          key={season.number}
          component="details"
          open={season.files.some(({ id }) => id === wanted)}
          sx={{ '& + &': { borderBlockStart: '1px solid var(--hairline)' } }}
        >
          <Box
            component="summary"
            sx={{ padding: '10px 20px', cursor: 'pointer', fontSize: '0.875rem', fontWeight: 500 }}
          >
            {translate('parde.titles.season', { number: format.plain(season.number) })}
            <Box
              component="span"
              sx={{ display: 'inline-block', color: 'var(--text-low)', fontWeight: 400, marginInlineStart: 1.5 }}
            >
              {translate('parde.titles.episodes', { smart_count: season.episodes })}
            </Box>
          </Box>
          <FilesTable files={season.files} wanted={wanted} postType={title.post_type} {...acting} />
        </Box>
      ))}
      {asked && asked.act !== 'retire' && (
        <AttachDialog
          title={title}
          file={asked.file}
          onReplaced={(file) => setDone({ kind: 'replaced', file })}
          onClose={close}
        />
      )}
      {asked?.act === 'retire' && asked.file && (
        <RetireDialog
          file={asked.file}
          postType={title.post_type}
          onRetired={(file) => setDone({ kind: 'retired', file })}
          onClose={close}
        />
      )}
      <FilmToast title={title} act={done} onGone={() => setDone(null)} />
    </Panel>
  );
}
