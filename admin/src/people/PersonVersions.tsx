import { useDataProvider } from 'react-admin';
import { PERSON_MEANING } from '../components/versions/meanings/person-meaning.ts';
import { VersionsPanel } from '../components/versions/VersionsPanel.tsx';
import type { PersonFacts } from '../providers/commands/catalogue/catalogue-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

export function PersonVersions({ id }: { id: number }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (
    <VersionsPanel<PersonFacts>
      resource="person-versions"
      id={id}
      meaning={PERSON_MEANING}
      restore={(facts, seenVersion) => provider.revisePerson(id, seenVersion, facts)}
    />
  );
}
