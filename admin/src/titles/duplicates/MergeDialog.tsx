import { SelectInput, useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleTitle, ConsoleTitlePage } from '../../api/types.ts';
import { useTitleLabel } from '../../components/chosen/ChosenTitlesInput.tsx';
import { ActionDialog } from '../../components/form/ActionDialog.tsx';
import { useAfterwards, useCommand } from '../../components/form/use-command.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';

const WORDS = 'parde.duplicates';

interface MergeDialogProps {
  /** The first stays, as long as nothing else is chosen. */
  titles: readonly [ConsoleTitle, ConsoleTitle];
  onMerged?: (stays: number) => void;
  onClose: () => void;
}

/** Asks which of two titles stays, and makes one of them. */
export function MergeDialog({ titles, onMerged, onClose }: MergeDialogProps) {
  const translate = useTranslate();
  const labelOf = useTitleLabel();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(onClose);
  const seen = async (id: number) => {
    const { data } = await provider.getOne<ConsoleTitlePage>('titles', { id });
    return { id, version: data.version ?? 1 };
  };
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
      values={{ stays: titles[0].id }}
      {...command}
      onCancel={onClose}
    >
      <SelectInput source="stays" label={`${WORDS}.stays`} choices={choices} translateChoice={false} />
    </ActionDialog>
  );
}
