import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SubtitleState } from '../api/types.ts';

const STATES: readonly SubtitleState[] = ['waiting', 'published', 'refused', 'replaced'];

function addressOf(state: SubtitleState): string {
  const order = state === 'waiting' ? 'ASC' : 'DESC';
  return `/subtitles?${new URLSearchParams({ filter: JSON.stringify({ state }), sort: 'created_at', order, page: '1' })}`;
}

export function SubtitleTabs() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const current: SubtitleState = filterValues['state'] ?? 'waiting';
  return (
    <Tabs value={current} component="nav" variant="scrollable" aria-label={translate('parde.subtitles.title')}>
      {STATES.map((state) => (
        <Tab
          key={state}
          value={state}
          component={Link}
          to={addressOf(state)}
          label={translate(`parde.subtitles.states.${state}`)}
        />
      ))}
    </Tabs>
  );
}
