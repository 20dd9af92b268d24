import Box from '@mui/material/Box';
import { DataTable, useListContext, useTranslate } from 'react-admin';
import type { ConsoleSubtitle, SubtitleState } from '../api/types.ts';
import { subtitlesAddress } from '../components/addresses/subtitles-address.ts';
import { CellLink, QuietLink } from '../components/links/CellLink.tsx';
import { NothingFound } from '../components/list/NothingFound.tsx';
import { shownFrom } from '../components/list/shown-from.ts';
import { Moment } from '../components/Moment.tsx';
import { StateMessage } from '../components/page/StateMessage.tsx';
import { useFormat } from '../format/use-format.ts';
import { SubtitleStateTag } from './SubtitleStateTag.tsx';
import { useSubtitleName } from './use-subtitle-name.ts';

const Column = DataTable.Col<ConsoleSubtitle>;

function NoSubtitles() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const state: SubtitleState = filterValues['state'] ?? 'waiting';
  if (filterValues['user_id'] !== undefined) return <NothingFound all={subtitlesAddress(state)} />;
  return (
    <StateMessage
      drawing={state === 'waiting' ? 'done' : 'nothing'}
      title={translate(`parde.subtitles.none.${state}`)}
    />
  );
}

export function SubtitlesTable() {
  const format = useFormat();
  const name = useSubtitleName();
  return (
    <DataTable empty={<NoSubtitles />} bulkActionButtons={false} rowClick="show">
      <Column
        source="file"
        label="parde.subtitles.file"
        disableSort
        render={(subtitle) => (
          <Box sx={{ minWidth: 0, lineHeight: 1.5 }}>
            <CellLink to={`/subtitles/${subtitle.id}/show`}>
              <bdi>{name.title(subtitle)}</bdi>
            </CellLink>
            <Box sx={{ fontSize: '0.75rem', color: 'var(--text-low)' }}>
              {name.language(subtitle)} {subtitle.file && '·'} <bdi dir="ltr">{name.quality(subtitle)}</bdi>
            </Box>
          </Box>
        )}
      />
      <Column
        source="format"
        label="parde.subtitles.format"
        disableSort
        render={({ format: kind, charset }) => <bdi dir="ltr">{`${kind.toUpperCase()} · ${charset}`}</bdi>}
        sx={shownFrom('md')}
      />
      <Column
        source="mends"
        label="parde.subtitles.mends"
        disableSort
        render={({ mends }) => format.number(Object.values(mends).reduce((sum, count) => sum + count, 0))}
      />
      <Column
        source="user"
        label="parde.subtitles.sender"
        disableSort
        render={({ user }) => (
          <QuietLink to={`/users/${user.id}/show`}>
            <bdi>{user.username}</bdi>
          </QuietLink>
        )}
        sx={shownFrom('sm')}
      />
      <Column
        source="state"
        label="parde.subtitles.state"
        disableSort
        render={({ state }) => <SubtitleStateTag state={state} />}
        sx={shownFrom('sm')}
      />
      <Column
        source="created_at"
        label="parde.subtitles.sent"
        render={({ created_at }) => <Moment at={created_at} />}
        sx={shownFrom('md')}
      />
    </DataTable>
  );
}
