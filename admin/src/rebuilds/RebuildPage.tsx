import { useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ConsoleRebuild } from '../api/types.ts';
import { useProjectionName } from '../components/names/use-projection-name.ts';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { UNTIL_OVER } from '../components/tags/stage.ts';
import { CancelRebuild } from './CancelRebuild.tsx';
import { RebuildReport } from './RebuildReport.tsx';
import { RebuildStage } from './RebuildStage.tsx';

export function RebuildPage() {
  const { id } = useParams();
  return (
    <ConsoleShow<ConsoleRebuild> key={id} resource="rebuilds" queryOptions={UNTIL_OVER}>
      <View />
    </ConsoleShow>
  );
}

function View() {
  const translate = useTranslate();
  const nameOf = useProjectionName();
  const { record } = useShowContext<ConsoleRebuild>();
  return (
    <ShowFrame
      list={{ to: '/projections', label: translate('parde.nav.read_models') }}
      title={record && nameOf(record.projection)}
      aside={record && <RebuildStage rebuild={record} />}
      actions={record && <CancelRebuild rebuild={record} />}
    >
      {record && <RebuildReport rebuild={record} />}
    </ShowFrame>
  );
}
