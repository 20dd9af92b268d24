import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ConsoleTitleImport } from '../api/types.ts';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { useButtonCommand } from '../components/form/sending/use-button-command.ts';
import { useCommand } from '../components/form/sending/use-command.ts';
import { underWay } from '../components/tags/stage.ts';
import { useFormat } from '../format/use-format.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

/** What can be done with an import: ended while it runs, done in earnest after a dry run. */
export function ImportActions({ titleImport }: { titleImport: ConsoleTitleImport }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { id, can_apply: canApply, counts } = titleImport;
  const [asking, setAsking] = useState(false);
  const cancel = useButtonCommand({ body: id, send: provider.cancelImport, onDone: () => refresh() });
  if (underWay(titleImport)) {
    return (
      <Button variant="outlined" aria-busy={cancel.busy} disabled={cancel.busy} onClick={cancel.press}>
        {translate('parde.imports.cancel')}
      </Button>
    );
  }
  if (!canApply || counts.titles === 0) return null;
  return (
    <>
      <Button variant="contained" color="secondary" onClick={() => setAsking(true)}>
        {translate('parde.imports.apply')}
      </Button>
      {asking && <ApplyDialog titleImport={titleImport} onClose={() => setAsking(false)} />}
    </>
  );
}

/** What was only tried becomes so; it says once more what that comes to. */
function ApplyDialog({ titleImport, onClose }: { titleImport: ConsoleTitleImport; onClose: () => void }) {
  const { id, name, counts } = titleImport;
  const translate = useTranslate();
  const format = useFormat();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const command = useCommand({
    body: () => ({}),
    send: (_, key) => provider.applyImport(id, key),
    onDone: (answer) => navigate(`/imports/${answer.id}/show`),
  });
  const { added, merged, revised, refused } = counts;
  const said = Object.entries({ added, merged, revised, refused }).map(([key, count]) => [key, format.number(count)]);
  return (
    <ActionDialog
      title={translate('parde.imports.apply_title', { name })}
      lead={translate('parde.imports.apply_lead', Object.fromEntries(said))}
      submit="parde.imports.apply"
      values={{}}
      {...command}
      onCancel={onClose}
    />
  );
}
