import { useDataProvider } from 'react-admin';
import { TITLE_MEANING } from '../components/versions/meanings/title-meaning.ts';
import { VersionsPanel } from '../components/versions/VersionsPanel.tsx';
import type { TitleFacts } from '../providers/commands/catalogue/catalogue-commands.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

export function TitleVersions({ id }: { id: number }) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return (
    <VersionsPanel<TitleFacts>
      resource="title-versions"
      id={id}
      meaning={TITLE_MEANING}
      restore={(facts, seenVersion) => provider.reviseTitle(id, seenVersion, facts)}
    />
  );
}
