import { useDataProvider } from 'react-admin';
import { TITLE_MEANING } from '../../components/versions/meanings/title-meaning.ts';
import { VersionedEditor } from '../../components/versions/VersionedEditor.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { TitleForm } from './TitleForm.tsx';

export function EditTitlePage() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (
    <VersionedEditor
      list="titles"
      resource="title-versions"
      title="parde.titles.title"
      meaning={TITLE_MEANING}
      save={provider.reviseTitle}
      form={(facts, send, onSaved) => <TitleForm facts={facts} send={send} onSaved={onSaved} />}
    />
  );
}
