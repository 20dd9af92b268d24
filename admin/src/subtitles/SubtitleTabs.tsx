import { SUBTITLE_TABS, subtitlesAddress } from '../components/addresses/subtitles-address.ts';
import { StateTabs } from '../components/queue/StateTabs.tsx';

export function SubtitleTabs() {
  return (
    <StateTabs
      title="parde.subtitles.title"
      words="parde.subtitles.states"
      states={SUBTITLE_TABS}
      waiting={{ waiting: 'subtitles' }}
      address={subtitlesAddress}
    />
  );
}
