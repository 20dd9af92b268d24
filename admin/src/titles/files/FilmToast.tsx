import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ConsoleTitlePage } from '../../api/types.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { newIdempotencyKey } from '../../providers/idempotency-key.ts';
import { draftOf, type PlacedFile, releaseOf } from './release.ts';

const WORDS = 'parde.titles.film';
const TOAST_MS = 15_000;

/** What was done to a file last, and can be taken back. */
export interface FilmAct {
  kind: 'retired' | 'replaced';
  /** As it was before. */
  file: PlacedFile;
}

interface FilmToastProps {
  title: ConsoleTitlePage;
  /** null when there is nothing to take back. */
  act: FilmAct | null;
  onGone: () => void;
}

const DONE: Record<FilmAct['kind'], string> = { retired: 'restored', replaced: 'put_back' };

/** Says that a file was retired or replaced, and offers the way back. */
export function FilmToast({ title, act, onGone }: FilmToastProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  if (act === null) return null;
  const { kind, file } = act;
  const takeBack = () => {
    if (kind === 'retired') return provider.restoreFile(file.id);
    const release = releaseOf(title.post_type, draftOf(title, file));
    return provider.attachFile(title.id, { ...release, sha256: file.checksum }, newIdempotencyKey());
  };
  const undo = async () => {
    onGone();
    try {
      await takeBack();
      notify(`${WORDS}.${DONE[kind]}`, { type: 'success' });
      refresh();
    } catch (error) {
      notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
    }
  };
  return (
    <Snackbar
      key={`${kind} ${file.id} ${file.checksum}`}
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      autoHideDuration={TOAST_MS}
      onClose={(_, why) => why === 'timeout' && onGone()}
      message={translate(`${WORDS}.${kind}`)}
      action={
        <Button variant="text" size="small" onClick={undo} sx={{ color: 'inherit', fontWeight: 700 }}>
          {translate(`${WORDS}.undo`)}
        </Button>
      }
    />
  );
}
