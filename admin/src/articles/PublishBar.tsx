import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ArticleState } from '../api/types.ts';
import type { FormErrors } from '../components/form/form-errors.ts';
import { useUnsaved } from '../components/form/unsaved-forms.ts';
import type { ConsoleDataProvider } from '../providers/data-provider.ts';
import { PreviewButton, type ShownArticle } from './PreviewButton.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { usePublishingFailure } from './use-publishing-failure.ts';

export interface SeenArticle extends ShownArticle {
  id: number;
  version: number;
  state: ArticleState;
}

interface PublishBarProps {
  kind: 'news' | 'reviews';
  article: SeenArticle;
  /** Address of the picture above it, where it has one. */
  cover?: string;
}

/**
 * Shows an article as readers will see it, puts it before them, now or at a moment to come, and takes it back. What the
 * server has is what readers get: while something else stands in the form, it has to be saved first.
 */
export function PublishBar({ kind, article, cover }: PublishBarProps) {
  const { id, version, state } = article;
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const inWords = usePublishingFailure();
  const [scheduling, setScheduling] = useState(false);
  // The dialog is a form as well, over the one that is meant.
  const unsaved = useUnsaved() && !scheduling;
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: (at: string | null | 'withdraw') =>
      at === 'withdraw'
        ? provider.withdrawArticle(kind, { id, version })
        : provider.publishArticle(kind, { id, version, ...(at && { at }) }),
    networkMode: 'always',
    onSuccess: (answer) => notify(`parde.articles.done.${answer.state}`, { type: 'success' }),
    onSettled: () => refresh(),
  });
  const act = (at: null | 'withdraw') => mutate(at, { onError: (error) => notify(inWords(error), { type: 'error' }) });
  const schedule = async (at: string): Promise<FormErrors | undefined> => {
    try {
      await mutateAsync(at);
      setScheduling(false);
      return undefined;
    } catch (error) {
      return { root: { serverError: inWords(error as Error) } };
    }
  };
  const disabled = isPending || unsaved;
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <PreviewButton article={article} cover={cover} unsaved={unsaved} />
        {state !== 'published' && (
          <Button variant="contained" color="secondary" disabled={disabled} onClick={() => act(null)}>
            {translate('parde.articles.publish')}
          </Button>
        )}
        {state === 'draft' && (
          <Button variant="outlined" disabled={disabled} onClick={() => setScheduling(true)}>
            {translate('parde.articles.schedule')}
          </Button>
        )}
        {state !== 'draft' && (
          <Button variant="outlined" disabled={disabled} onClick={() => act('withdraw')}>
            {translate('parde.articles.withdraw')}
          </Button>
        )}
      </Box>
      {/* It is there before it is filled, so that a screen reader tells of it. */}
      <Typography variant="body2" role="status" sx={{ color: 'var(--text-mid)', marginBlockStart: unsaved ? 1 : 0 }}>
        {unsaved && translate(`parde.articles.save_first.${state}`)}
      </Typography>
      {scheduling && <ScheduleDialog onSchedule={schedule} onClose={() => setScheduling(false)} />}
    </Box>
  );
}
