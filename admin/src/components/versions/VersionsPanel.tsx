import Box from '@mui/material/Box';
import { useState } from 'react';
import { useGetOne, usePermissions, useTranslate } from 'react-admin';
import type { Role } from '../../api/types.ts';
import { useUnsaved } from '../form/unsaved/unsaved-forms.ts';
import { Panel } from '../Panel.tsx';
import { SectionHead } from '../page/SectionHead.tsx';
import { same } from './conflict/merge-edits.ts';
import type { Versions } from './conflict/use-version-conflict.ts';
import type { Meaning } from './meanings/meaning.ts';
import { RestoreDialog } from './RestoreDialog.tsx';
import { VersionRow } from './VersionRow.tsx';

export interface VersionsPanelProps<F extends object> {
  resource: string;
  id: number;
  meaning: Meaning;
  /** Absent where a version cannot be taken back. */
  restore?: ((facts: F, seenVersion: number) => Promise<{ status: number }>) | undefined;
  /** Whether every moderator may take a version back, and not admins alone. */
  byModerators?: boolean;
  onRestored?: () => void;
}

/** What became of a record, the newest first: who changed what and when; each version can be looked at and taken back. */
export function VersionsPanel<F extends object>(props: VersionsPanelProps<F>) {
  const { resource, id, meaning, restore, byModerators = false, onRestored = () => undefined } = props;
  const translate = useTranslate();
  const { permissions } = usePermissions<Role>();
  const { data } = useGetOne<Versions<F>>(resource, { id });
  const [wanted, setWanted] = useState<number | null>(null);
  const unsaved = useUnsaved();
  // Nothing has been saved of it yet.
  if (!data || data.versions.length === 0) return null;
  const facts = data.versions.find(({ version }) => version === wanted)?.facts;
  const mayRestore = restore && (byModerators || permissions === 'admin');
  return (
    <Panel>
      <SectionHead title={translate('parde.versions.title')} />
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: '4px 20px 12px' }}>
        {data.versions.map((one, place) => (
          <VersionRow
            key={one.version}
            meaning={meaning}
            shown={one}
            before={data.versions.slice(place + 1).find(({ facts }) => facts !== null)?.facts ?? null}
            onRestore={
              mayRestore && one.facts && !same(one.facts, data.facts) ? () => setWanted(one.version) : undefined
            }
            unsaved={unsaved}
          />
        ))}
      </Box>
      {wanted !== null && restore && facts && (
        <RestoreDialog
          version={wanted}
          send={() => restore(facts, data.version)}
          onRestored={onRestored}
          onClose={() => setWanted(null)}
        />
      )}
    </Panel>
  );
}
