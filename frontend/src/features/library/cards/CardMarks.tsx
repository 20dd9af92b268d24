import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon/Icon.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import type { CardToolsProps } from '../../../components/poster/card-tools.ts';
import { useCardFormat } from '../../../lib/format/use-card-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { marksQuery } from '../marks-query.ts';
import { useListPress } from '../use-list-press.ts';

/** Over a card: whether its viewer has seen it, their rating, and the button that keeps it for later. */
export function CardMarks({ post, ranked = false }: CardToolsProps) {
  return (
    <>
      <Marks postId={post.id} ranked={ranked} />
      <KeepButton post={post} />
    </>
  );
}

function Marks({ postId, ranked }: { postId: number; ranked: boolean }) {
  const { t } = useTranslation('library');
  const { signedIn } = useSession();
  const format = useCardFormat();
  const { data } = useQuery({ ...marksQuery(postId), enabled: signedIn });
  if (!data || (data.seen === null && data.rating === null)) return null;
  return (
    <span
      data-theme="dark"
      className={classNames(
        'pointer-events-none absolute start-1.5 flex h-7 items-center gap-2 rounded-full bg-surface-2 px-2 text-xs font-bold text-high',
        ranked ? 'top-10.5' : 'top-1.5',
      )}
    >
      {data.seen && (
        <span>
          <Icon name={data.seen === 'watched' ? 'eye' : 'play'} size={14} />
          <span className="sr-only">{t(`mark.${data.seen}`)}</span>
        </span>
      )}
      {data.rating !== null && (
        <span className="inline-flex items-center gap-1 text-accent-text">
          <Icon name="star" size={14} />
          <span className="sr-only">{t('mark.rating')}</span>
          {format.rating(data.rating)}
        </span>
      )}
    </span>
  );
}

/** Where there is no hover it stands there always, small in a place as large as a finger; what is kept stays marked so. */
function KeepButton({ post }: { post: CardToolsProps['post'] }) {
  const { t } = useTranslation('library');
  const { nameOf } = useLanguage();
  const { listed, known, press } = useListPress({ kind: 'later', id: post.id });
  return (
    <button
      type="button"
      aria-label={t('card.later', { title: nameOf(post.name) })}
      title={t(listed ? 'later.on' : 'later.off')}
      aria-pressed={listed}
      disabled={!known}
      onClick={press}
      data-theme="dark"
      className={classNames(
        'tap absolute end-0 top-0 flex items-center justify-center rounded-full text-high transition-opacity',
        !listed && 'pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100',
      )}
    >
      <span
        className={classNames(
          'flex size-7 items-center justify-center rounded-full transition-colors',
          listed ? 'bg-accent text-on-accent' : 'bg-black/55 hover:bg-black/85',
        )}
      >
        <Icon name={listed ? 'check' : 'plus'} size={14} />
      </span>
    </button>
  );
}
