import { ShowBase, useShowContext, useTranslate } from 'react-admin';
import type { ConsoleSubtitleDetail } from '../api/types.ts';
import { ShowFrame } from '../components/ShowFrame.tsx';
import { SubtitleReview } from './SubtitleReview.tsx';
import { SubtitleStateTag } from './SubtitleStateTag.tsx';
import { useSubtitleName } from './use-subtitle-name.ts';

export function SubtitlePage() {
  return (
    <ShowBase resource="subtitles">
      <SubtitleView />
    </ShowBase>
  );
}

function SubtitleView() {
  const translate = useTranslate();
  const name = useSubtitleName();
  const { record } = useShowContext<ConsoleSubtitleDetail>();
  return (
    <ShowFrame
      list={{ to: '/subtitles', label: translate('parde.subtitles.title') }}
      title={record && name.title(record)}
      aside={record && <SubtitleStateTag state={record.state} />}
    >
      {/* What the list knows of it is there at once; the mends come after. */}
      {record?.proposals && <SubtitleReview key={`${record.id}-${record.fingerprint}`} subtitle={record} />}
    </ShowFrame>
  );
}
