import Button from '@mui/material/Button';
import { SelectInput, useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleTitle, ConsoleTitlePage } from '../../api/types.ts';
import { useTitleLabel } from '../../components/chosen/use-title-label.tsx';
import { ActionDialog } from '../../components/form/dialogs/ActionDialog.tsx';
import { useButtonCommand } from '../../components/form/sending/use-button-command.ts';
import { useAfterwards, useCommand } from '../../components/form/sending/use-command.ts';
import { useVersionOnce } from '../../components/form/sending/use-version-once.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import { CompareTitles } from './CompareTitles.tsx';

const WORDS = 'parde.duplicates';

interface MergeDialogProps {
  /** The first stays, as long as nothing else is chosen. */
  titles: readonly [ConsoleTitle, ConsoleTitle];
  onMerged?: (stays: number) => void;
  /** Whether it may also be said here that they are two films. */
  dismissable?: boolean;
  onClose: () => void;
}

/** Compares two titles, asks which of them stays, and makes one of them. */
export function MergeDialog({ titles, onMerged, dismissable = false, onClose }: MergeDialogProps) {
  const translate = useTranslate();
  const labelOf = useTitleLabel();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(onClose);
  const versionOf = useVersionOnce(async (id: number) => {
    const { data } = await provider.getOne<ConsoleTitlePage>('titles', { id });
    return data.version ?? 1;
  });
  const seen = async (id: number) => ({ id, version: await versionOf(id) });
  const command = useCommand({
    body: ({ stays }: { stays: number }) => ({ stays, goes: titles.find(({ id }) => id !== stays)?.id ?? stays }),
    send: async ({ stays, goes }) => provider.mergeTitles(await seen(goes), await seen(stays)),
    onDone: (_answer, { stays }) => {
      finish(`${WORDS}.merged`);
      onMerged?.(stays);
    },
  });
  const choices = titles.map((title) => {
    return { id: title.id, name: `${labelOf(title).main} · ${title.slug}` };
  });
  return (
    <ActionDialog
      title={translate(`${WORDS}.merge_title`)}
      lead={translate(`${WORDS}.merge_lead`)}
      submit={`${WORDS}.merge`}
      danger
      wide
      more={dismissable && <DismissButton titles={titles} onDone={onClose} />}
      values={{ stays: titles[0].id }}
      {...command}
      onCancel={onClose}
    >
      <CompareTitles titles={titles} />
      <SelectInput source="stays" label={`${WORDS}.stays`} choices={choices} translateChoice={false} />
    </ActionDialog>
  );
}

function DismissButton({ titles, onDone }: { titles: MergeDialogProps['titles']; onDone: () => void }) {
  const translate = useTranslate();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(onDone);
  const { busy, press } = useButtonCommand({
    body: { first: titles[0].id, second: titles[1].id },
    send: (pair) => provider.dismissDuplicate(pair),
    onDone: () => finish(`${WORDS}.dismissed_done`),
  });
  return (
    <Button variant="outlined" disabled={busy} onClick={press}>
      {translate(`${WORDS}.dismiss`)}
    </Button>
  );
}
