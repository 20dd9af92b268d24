import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BooleanInput, useDataProvider, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { FileButton } from '../components/form/inputs/FileButton.tsx';
import { useCommand } from '../components/form/sending/use-command.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';

const WORDS = 'parde.imports.send';
const VALUES = { dry_run: true };
const SAMPLE = `type,title,title_fa,year,genres,directors
movie,Close-Up,کلوزآپ,1990,drama|crime,Abbas Kiarostami`;

/** Sends a file of titles, first only to be tried, and leads to how far that is. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const [file, setFile] = useState<File | null>(null);
  const { busy, onSubmit } = useCommand({
    body: ({ dry_run: dryRun }: typeof VALUES) => ({ dryRun, file: file as File }),
    send: provider.beginImport,
    renamed: { file: 'file', name: 'file' },
    onDone: ({ id }) => navigate(`/imports/${id}/show`),
  });
  return (
    <ActionDialog
      title={translate(`${WORDS}.title`)}
      lead={translate(`${WORDS}.lead`)}
      submit={busy ? `${WORDS}.sending` : `${WORDS}.submit`}
      values={VALUES}
      validate={() => (file ? {} : { file: `${WORDS}.missing` })}
      busy={busy}
      onSubmit={onSubmit}
      onCancel={onClose}
    >
      <FileButton file={file} label={`${WORDS}.choose`} accept=".jsonl,.ndjson,.json,.csv,.gz" onChoose={setFile} />
      <BooleanInput source="dry_run" label={`${WORDS}.dry_run`} helperText={`${WORDS}.dry_run_hint`} />
      <Typography variant="body2" sx={{ color: 'var(--text-low)' }}>
        {translate(`${WORDS}.hint`)}
      </Typography>
      <Box component="details" sx={{ width: '100%', color: 'var(--text-mid)', fontSize: '0.875rem' }}>
        <Box component="summary" sx={{ cursor: 'pointer' }}>
          {translate(`${WORDS}.fields`)}
        </Box>
        <p>{translate(`${WORDS}.fields_lead`)}</p>
        <Box component="pre" dir="ltr" sx={{ overflowX: 'auto', textAlign: 'start' }}>
          {SAMPLE}
        </Box>
      </Box>
    </ActionDialog>
  );
}
