import { useDataProvider } from 'react-admin';
import { PERSON_MEANING } from '../../components/versions/meanings/person-meaning.ts';
import { VersionedEditor } from '../../components/versions/VersionedEditor.tsx';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { PersonForm } from './PersonForm.tsx';

export function EditPersonPage() {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (
    <VersionedEditor
      list="people"
      resource="person-versions"
      title="parde.people.title"
      meaning={PERSON_MEANING}
      save={provider.revisePerson}
      form={(facts, send, onSaved) => <PersonForm facts={facts} send={send} onSaved={onSaved} />}
    />
  );
}
