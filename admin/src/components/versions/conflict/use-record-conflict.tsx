import type { ReactNode } from 'react';
import { useRefresh } from 'react-admin';
import { useAfterwards } from '../../form/sending/use-command.ts';
import { forgetUnsaved } from '../../form/unsaved/unsaved-forms.ts';
import { type Meaning, RECORD_MEANING } from '../meanings/meaning.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import { type Opened, useVersionConflict } from './use-version-conflict.ts';

interface RecordConflict<F extends object> {
  /** As the server's addresses call it: `news`, `box-office`. */
  kind: string;
  opened: Opened<F>;
  meaning?: Meaning;
  save: (facts: F, version: number) => Promise<unknown>;
  /** The form is to show what is saved by now, where it does not of itself. */
  onReopen?: () => void;
}

/** What a form does where another has saved the same meanwhile: its editor sees both, and chooses. */
export function useRecordConflict<F extends object>({
  kind,
  opened,
  meaning = RECORD_MEANING,
  save,
  onReopen = () => undefined,
}: RecordConflict<F>) {
  const { conflict, guarded } = useVersionConflict(`versions/${kind}`, opened);
  const refresh = useRefresh();
  const finish = useAfterwards(onReopen);
  const panel: ReactNode = conflict && (
    <ConflictPanel
      key={conflict.turn}
      opened={opened.facts}
      conflict={conflict}
      meaning={meaning}
      save={(facts, { version }) => save(facts, version)}
      onSaved={() => {
        forgetUnsaved();
        finish('parde.curation.saved');
      }}
      onTakeTheirs={() => {
        forgetUnsaved();
        refresh();
        onReopen();
      }}
    />
  );
  return { panel, guarded };
}
