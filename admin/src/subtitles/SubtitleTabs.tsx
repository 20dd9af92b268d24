import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { SubtitleState } from '../api/types.ts';
import { subtitlesAddress } from '../components/addresses/subtitles-address.ts';

const STATES: readonly SubtitleState[] = ['waiting', 'published', 'refused', 'replaced'];

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
          to={subtitlesAddress(state, filterValues)}
          label={translate(`parde.subtitles.states.${state}`)}
        />
      ))}
    </Tabs>
  );
}
