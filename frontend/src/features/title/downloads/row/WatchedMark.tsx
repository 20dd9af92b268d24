import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../../components/card/ProgressBar.tsx';
import { toastErrors } from '../../../../components/feedback/toasts/toast-errors.ts';
import { Icon } from '../../../../components/icon/Icon.tsx';
import { api, call } from '../../../../lib/api/client.ts';
import { useFormat } from '../../../../lib/format/use-format.ts';
import type { Seen } from '../../watching/choose-start.ts';
import { progressQuery } from '../../watching/progress-query.ts';
import { useWatching } from '../../watching/use-watching.ts';

/** How far the reader is with what a file shows; nothing for guests and for what they have not begun. */
export function WatchedMark({ fileId }: { fileId: number }) {
  const { t } = useTranslation('title');
  const format = useFormat();
  const seen = useWatching().seen.get(fileId);
  if (!seen) return null;
  if (seen.watched) return <Watched seen={seen} />;
  const { position, duration } = seen;
  const label = t('watch.progress', { time: format.clock(position), of: format.clock(duration) });
  return (
    <span className="mt-1.5 flex max-w-72 items-center gap-2.5 text-xs text-low">
      <ProgressBar value={position} max={duration} label={label} className="grow bg-high/15!" />
      <bdi aria-hidden="true">{format.clock(position)}</bdi>
    </span>
  );
}

function Watched({ seen }: { seen: Seen }) {
  const { t } = useTranslation('title');
  const unmark = useUnmark();
  return (
    <span className="mt-1 flex items-center gap-1.5 text-xs whitespace-nowrap">
      <span className="inline-flex items-center gap-1 font-medium text-success-text">
        <Icon name="check" size={14} />
        {t('watch.watched')}
      </span>
      <button
        type="button"
        aria-label={t('watch.unmark')}
        title={t('watch.unmark')}
        disabled={unmark.isPending}
        onClick={() => unmark.mutate(seen)}
        className="flex size-6 items-center justify-center rounded-full text-low transition-colors pointer-coarse:tap pointer-coarse:-my-2.5 hover:bg-high/8 hover:text-high disabled:opacity-50"
      >
        <Icon name="close" size={12} />
      </button>
    </span>
  );
}

/** Of every file by which the episode was watched. */
function useUnmark() {
  const { t } = useTranslation('title');
  const { postId } = useWatching();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ fileIds }: Seen) => {
      for (const file_id of fileIds) await call(api.POST('/api/user/forgetPlayback', { body: { file_id } }));
    },
    onError: (error) => toastErrors(error, t),
    onSettled: () => client.invalidateQueries({ queryKey: progressQuery(postId).queryKey }),
  });
}
