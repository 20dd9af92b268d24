import Box from '@mui/material/Box';
import { useReference, useTranslate } from 'react-admin';
import type { ConsoleDownload } from '../api/types.ts';
import { QuietLink } from '../components/links/CellLink.tsx';
import { useName } from '../components/names/use-name.ts';
import { useFormat } from '../format/use-format.ts';

/** What a download of the statement was of; nothing where its line is gone. */
export function DownloadedFilm({ id }: { id: number }) {
  const translate = useTranslate();
  const format = useFormat();
  const nameOf = useName();
  const { referenceRecord: download } = useReference<ConsoleDownload>({ reference: 'downloads', id });
  if (!download) return null;
  const { title_id, name, season, episode } = download;
  const film = nameOf(name).main;
  return (
    <Box sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
      <QuietLink to={`/titles/${title_id}/show`}>
        {season === null || episode === null ? (
          <bdi>{film}</bdi>
        ) : (
          translate('parde.subtitles.episode', {
            name: film,
            season: format.plain(season),
            episode: format.plain(episode),
          })
        )}
      </QuietLink>
    </Box>
  );
}
