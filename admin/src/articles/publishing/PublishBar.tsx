import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ArticleState } from '../../api/types.ts';
import type { FormErrors } from '../../components/form/form-errors.ts';
import { useUnsaved } from '../../components/form/unsaved-forms.ts';
import { useFormat } from '../../format/use-format.ts';
import type { ConsoleDataProvider } from '../../providers/data-provider.ts';
import type { ArticleSaving } from '../article-saving.ts';
import { PreviewButton, type ShownArticle } from './PreviewButton.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { usePublishingFailure } from './use-publishing-failure.ts';

export interface SeenArticle extends ShownArticle {
  id: number;
  version: number;
  state: ArticleState;
  /** When it is, or was, to be published. */
  publish_at: string | null;
}

interface PublishBarProps {
  kind: 'news' | 'reviews';
  article: SeenArticle;
  /** Address of the picture above it, where it has one. */
  cover?: string;
  saving: ArticleSaving;
}

interface Act {
  /** `at` is ISO 8601 in UTC. */
  to: 'publish' | 'withdraw' | { at: string };
  /** Whether something stands in the form that readers are to get as well. */
  unsaved: boolean;
}

/**
 * Shows an article as readers will see it, puts it before them, now or at a moment to come, and takes it back. Readers get
 * what the server has: what else stands in the form is saved first, and where that is refused nothing is published.
 */
export function PublishBar({ kind, article, cover, saving }: PublishBarProps) {
  const { id, version, state } = article;
  const translate = useTranslate();
  const format = useFormat();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<ConsoleDataProvider>();
  const inWords = usePublishingFailure();
  /** What stood in the form when the dialog was opened, which is a form as well. */
  const [scheduling, setScheduling] = useState<{ unsaved: boolean } | null>(null);
  const typed = useUnsaved();
  const unsaved = scheduling ? scheduling.unsaved : typed;
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: async ({ to, unsaved }: Act) => {
      const seen = unsaved ? await saving.save() : { id, version };
      if (!seen) return null;
      if (to === 'withdraw') return provider.withdrawArticle(kind, seen);
      return provider.publishArticle(kind, { ...seen, ...(to !== 'publish' && to) });
    },
    networkMode: 'always',
    onSuccess: (answer) => answer && notify(`parde.articles.done.${answer.state}`, { type: 'success' }),
    onSettled: (answer) => answer !== null && refresh(),
  });
  const act = (to: 'publish' | 'withdraw') =>
    mutate({ to, unsaved }, { onError: (error) => notify(inWords(error, !unsaved), { type: 'error' }) });
  const schedule = async (at: string): Promise<FormErrors | undefined> => {
    try {
      await mutateAsync({ to: { at }, unsaved });
      // Also where it was not saved: the form behind the dialog says why.
      setScheduling(null);
      return undefined;
    } catch (error) {
      return { root: { serverError: inWords(error as Error) } };
    }
  };
  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <PreviewButton article={article} cover={cover} unsaved={unsaved} />
        {state !== 'published' && (
          <Button variant="contained" color="secondary" disabled={isPending} onClick={() => act('publish')}>
            {translate('parde.articles.publish')}
          </Button>
        )}
        {state !== 'published' && (
          <Button variant="outlined" disabled={isPending} onClick={() => setScheduling({ unsaved })}>
            {translate(`parde.articles.${state === 'draft' ? 'schedule' : 'reschedule'}`)}
          </Button>
        )}
        {state !== 'draft' && (
          <Button variant="outlined" disabled={isPending || unsaved} onClick={() => act('withdraw')}>
            {translate('parde.articles.withdraw')}
          </Button>
        )}
      </Box>
      {state === 'scheduled' && article.publish_at && (
        <Typography variant="body2" sx={{ marginBlockStart: 1 }}>
          {translate('parde.articles.chosen', {
            moment: format.dateTime(article.publish_at),
            relative: format.relative(article.publish_at),
          })}
        </Typography>
      )}
      {/* It is there before it is filled, so that a screen reader tells of it. */}
      <Typography variant="body2" role="status" sx={{ color: 'var(--text-mid)', marginBlockStart: unsaved ? 1 : 0 }}>
        {unsaved && translate(`parde.articles.unsaved.${state}`)}
      </Typography>
      {scheduling && (
        <ScheduleDialog at={article.publish_at} onSchedule={schedule} onClose={() => setScheduling(null)} />
      )}
    </Box>
  );
}
