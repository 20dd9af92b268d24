import { useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ConsoleTitleImportDetail } from '../api/types.ts';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { UNTIL_OVER } from '../components/tags/stage.ts';
import { ImportActions } from './ImportActions.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportStage } from './ImportStage.tsx';

export function ImportPage() {
  const { id } = useParams();
  return (
    <ConsoleShow<ConsoleTitleImportDetail> key={id} resource="imports" queryOptions={UNTIL_OVER}>
      <View />
    </ConsoleShow>
  );
}

function View() {
  const translate = useTranslate();
  const { record } = useShowContext<ConsoleTitleImportDetail>();
  return (
    <ShowFrame
      list={{ to: '/imports', label: translate('parde.nav.imports') }}
      title={record?.name}
      aside={record && <ImportStage titleImport={record} />}
      actions={record && <ImportActions titleImport={record} />}
    >
      {record && <ImportReport titleImport={record} />}
    </ShowFrame>
  );
}
