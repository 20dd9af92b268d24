import { useDataProvider, useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ConsoleNotice } from '../api/types.ts';
import { RetireButton } from '../components/form/dialogs/RetireButton.tsx';
import { useOpened } from '../components/form/dialogs/use-opened.ts';
import { useReopening } from '../components/form/dialogs/use-reopening.ts';
import { useName } from '../components/names/use-name.ts';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { RecordVersions } from '../components/versions/RecordVersions.tsx';
import type { NoticeFacts } from '../providers/commands/editorial/curation-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { NoticeState } from './NoticeState.tsx';

export function NoticePage() {
  const { id } = useParams();
  // Opened anew where the newest version is not that of its editor.
  const [opening, reopen] = useReopening();
  return (
    <ConsoleShow key={`${id} ${opening}`} resource="notices">
      <View onReopen={reopen} />
    </ConsoleShow>
  );
}

function View({ onReopen }: { onReopen: () => void }) {
  const translate = useTranslate();
  const nameOf = useName();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { record, isFetching } = useShowContext<ConsoleNotice>();
  const notice = useOpened(record, isFetching);
  const retired = record?.state === 'retired';
  return (
    <ShowFrame
      list={{ to: '/notices', label: translate('parde.nav.notices') }}
      title={record && translate('parde.notices.one')}
      aside={record && <NoticeState state={record.state} />}
      actions={
        record &&
        notice &&
        !retired && (
          <RetireButton
            seen={record}
            words="parde.notices"
            name={nameOf(record.text).main}
            send={provider.retireNotice}
            list="/notices"
          />
        )
      }
    >
      {notice && (retired ? <p>{nameOf(notice.text).main}</p> : <NoticeForm notice={notice} onReopen={onReopen} />)}
      {notice && (
        <RecordVersions<NoticeFacts>
          kind="notices"
          id={notice.id}
          byModerators
          restore={
            retired ? undefined : (facts, version) => provider.reviseNotice({ id: notice.id, version, ...facts })
          }
          onRestored={onReopen}
        />
      )}
    </ShowFrame>
  );
}
