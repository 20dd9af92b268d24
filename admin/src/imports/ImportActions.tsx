import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleTitleImport } from '../api/types.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { underWay } from './import-state.ts';

/** What can be done with an import: ended while it runs, done in earnest after a dry run. */
export function ImportActions({ titleImport }: { titleImport: ConsoleTitleImport }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { id, can_apply: canApply, counts } = titleImport;
  const options = {
    networkMode: 'always',
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  } as const;
  const apply = useMutation({
    ...options,
    mutationFn: () => provider.applyImport(id),
    onSuccess: (answer) => navigate(`/imports/${answer.id}/show`),
  });
  const cancel = useMutation({ ...options, mutationFn: () => provider.cancelImport(id), onSuccess: () => refresh() });
  if (underWay(titleImport)) {
    return (
      <Button
        variant="outlined"
        aria-busy={cancel.isPending}
        disabled={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {translate('parde.imports.cancel')}
      </Button>
    );
  }
  if (!canApply || counts.titles === 0) return null;
  return (
    <Button
      variant="contained"
      color="secondary"
      aria-busy={apply.isPending}
      disabled={apply.isPending}
      onClick={() => apply.mutate()}
    >
      {translate('parde.imports.apply')}
    </Button>
  );
}
