import { useDataProvider, useShowContext, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ConsoleCollectionDetail } from '../api/types.ts';
import { RetireButton } from '../components/form/dialogs/RetireButton.tsx';
import { useOpened } from '../components/form/dialogs/use-opened.ts';
import { useReopening } from '../components/form/dialogs/use-reopening.ts';
import { SiteLink } from '../components/links/SiteLink.tsx';
import { useName } from '../components/names/use-name.ts';
import { ConsoleShow } from '../components/page/ConsoleShow.tsx';
import { ShowFrame } from '../components/page/ShowFrame.tsx';
import { Tag } from '../components/tags/Tag.tsx';
import { RecordVersions } from '../components/versions/RecordVersions.tsx';
import type { CollectionFacts } from '../providers/commands/editorial/curation-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { CollectionForm } from './CollectionForm.tsx';

export function CollectionPage() {
  const { id } = useParams();
  // Opened anew where the newest version is not that of its editor.
  const [opening, reopen] = useReopening();
  return (
    <ConsoleShow key={`${id} ${opening}`} resource="collections">
      <View onReopen={reopen} />
    </ConsoleShow>
  );
}

function View({ onReopen }: { onReopen: () => void }) {
  const translate = useTranslate();
  const nameOf = useName();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { record, isFetching } = useShowContext<ConsoleCollectionDetail>();
  const collection = useOpened(record, isFetching);
  const retired = record?.state === 'retired';
  return (
    <ShowFrame
      list={{ to: '/collections', label: translate('parde.nav.collections') }}
      title={record && nameOf(record.name).main}
      aside={
        retired ? (
          <Tag tone="quiet">{translate('parde.collections.states.retired')}</Tag>
        ) : (
          record && <SiteLink href={`/collections/${record.slug}`}>{translate('parde.collections.on_site')}</SiteLink>
        )
      }
      actions={
        record &&
        collection &&
        !retired && (
          <RetireButton
            seen={record}
            words="parde.collections"
            name={nameOf(record.name).main}
            send={provider.retireCollection}
            list="/collections"
          />
        )
      }
    >
      {collection && (retired ? <Gone /> : <CollectionForm collection={collection} onReopen={onReopen} />)}
      {collection && (
        <RecordVersions<CollectionFacts>
          kind="collections"
          id={collection.id}
          byModerators
          restore={
            retired
              ? undefined
              : (facts, version) => provider.reviseCollection({ id: collection.id, version, ...facts })
          }
          onRestored={onReopen}
        />
      )}
    </ShowFrame>
  );
}

function Gone() {
  return <p>{useTranslate()('parde.collections.gone')}</p>;
}
