import { SelectInput, useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleGenres } from '../api/types.ts';
import { ActionDialog } from '../components/form/dialogs/ActionDialog.tsx';
import { useAfterwards, useCommand } from '../components/form/sending/use-command.ts';
import { useVersionOnce } from '../components/form/sending/use-version-once.ts';
import { useLanguage } from '../i18n/use-language.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import type { GenreRow } from './genres-draft.ts';

const WORDS = 'parde.genres';

interface MergeGenreDialogProps {
  /** The one that goes. */
  genre: GenreRow;
  others: readonly GenreRow[];
  onMerged: () => void;
  onClose: () => void;
}

/** Asks which genre takes the place of another. */
export function MergeGenreDialog({ genre, others, onMerged, onClose }: MergeGenreDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const provider = useDataProvider<ConsoleDataProvider>();
  const finish = useAfterwards(onClose);
  const nameOf = ({ fa, en }: GenreRow) => (language === 'fa' && fa) || en;
  const versionOf = useVersionOnce(async (id: 'now') => {
    const { data } = await provider.getOne<ConsoleGenres & { id: string }>('genres', { id });
    return data.version;
  });
  const command = useCommand({
    body: ({ into }: { into: string }) => ({ from: genre.slug, into }),
    send: async (genres) => provider.mergeGenres({ version: await versionOf('now'), ...genres }),
    onDone: () => {
      finish(`${WORDS}.merged`);
      onMerged();
    },
  });
  const choices = others
    .map((other) => ({ id: other.slug, name: nameOf(other) }))
    .sort((one, other) => one.name.localeCompare(other.name, language));
  return (
    <ActionDialog
      title={translate(`${WORDS}.merge_title`, { genre: nameOf(genre) })}
      lead={translate(`${WORDS}.merge_lead`)}
      submit={`${WORDS}.merge`}
      danger
      values={{ into: '' }}
      validate={({ into }) => (into ? {} : { into: 'ra.validation.required' })}
      {...command}
      onCancel={onClose}
    >
      <SelectInput source="into" label={`${WORDS}.into`} choices={choices} translateChoice={false} fullWidth />
    </ActionDialog>
  );
}
