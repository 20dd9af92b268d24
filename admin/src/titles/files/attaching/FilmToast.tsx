import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleTitlePage } from '../../../api/types.ts';
import { useButtonCommand } from '../../../components/form/sending/use-button-command.ts';
import { UndoToast } from '../../../components/UndoToast.tsx';
import type { ConsoleDataProvider } from '../../../providers/data-provider.ts';
import { draftOf, type PlacedFile, releaseOf } from '../release.ts';

const WORDS = 'parde.titles.film';
const TOAST_MS = 15_000;

/** What was done to a file last, and can be taken back. */
export interface FilmAct {
  kind: 'retired' | 'replaced';
  /** As it was before. */
  file: PlacedFile;
  /** Tells one from the next. */
  at: number;
}

interface FilmToastProps {
  title: ConsoleTitlePage;
  act: FilmAct;
  onGone: () => void;
}

const DONE: Record<FilmAct['kind'], string> = { retired: 'restored', replaced: 'put_back' };

/** Says that a file was retired or replaced, and offers the way back until it is taken. Mounted anew for each. */
export function FilmToast({ title, act, onGone }: FilmToastProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { busy, press } = useButtonCommand({
    body: act,
    send: ({ kind, file }, key): Promise<{ status: 1 }> => {
      if (kind === 'retired') return provider.restoreFile(file.id, key);
      const release = releaseOf(title.post_type, draftOf(title, file));
      return provider.attachFile(title.id, { ...release, sha256: file.checksum }, key);
    },
    onDone: () => {
      onGone();
      notify(`${WORDS}.${DONE[act.kind]}`, { type: 'success' });
      refresh();
    },
  });
  return (
    <UndoToast
      message={translate(`${WORDS}.${act.kind}`)}
      undo={translate(`${WORDS}.undo`)}
      tone="success"
      busy={busy}
      forMs={TOAST_MS}
      onUndo={press}
      onDismiss={onGone}
    />
  );
}
