import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Icon } from '../../components/icon/Icon.tsx';
import { classNames } from '../../components/layout/class-names.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { saveReturnPath } from '../../lib/session/kept/return-path.ts';
import { rememberPress, useWantedPress } from '../../lib/session/kept/wanted-press.ts';
import { useSignedIn } from '../../lib/session/use-session.ts';
import { likePress } from './like-press.ts';
import type { LikedEntity, Side } from './likes-loader.ts';
import { useLikes } from './use-likes.ts';

interface Props {
  entity: LikedEntity;
  id: number;
  small?: boolean;
}

/** Whether readers like a title, a news post or a review: two halves of one button, each with its count. A guest logs in first and comes back with it said. */
export default function LikeButtons({ entity, id, small = false }: Props) {
  const signedIn = useSignedIn();
  const { likes, set } = useLikes(entity, id);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const name = likePress(entity, id);
  useWantedPress(
    name,
    useCallback((side) => set(side as Side), [set]),
  );
  const press = (side: Side) => {
    if (signedIn) return set(likes.mine === side ? null : side);
    rememberPress(name, side);
    saveReturnPath(pathname + search);
    navigate('/login');
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a form's look
    <div
      role="group"
      className={classNames(
        'inline-flex overflow-hidden rounded-full bg-high/10 print:hidden',
        small ? 'min-h-11' : 'min-h-13',
      )}
    >
      {(['up', 'down'] as const).map((side) => (
        <Half key={side} side={side} on={likes.mine === side} count={likes[side]} onPress={() => press(side)} />
      ))}
    </div>
  );
}

function Half({ side, on, count, onPress }: { side: Side; on: boolean; count: number; onPress(): void }) {
  const { t } = useTranslation('community');
  const format = useFormat();
  const label = t(side === 'up' ? 'like.title' : 'dislike.title');
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={count > 0 ? `${label}: ${format.number(count)}` : label}
      title={label}
      onClick={onPress}
      className={classNames(
        'inline-flex min-w-14 items-center justify-center gap-2 px-3 text-sm font-bold equal-digits -outline-offset-2! transition-colors hover:bg-high/10',
        on ? 'text-accent-text' : 'text-high',
      )}
    >
      <Icon name="like" size={20} className={side === 'down' ? 'rotate-180' : undefined} />
      {count > 0 && format.number(count)}
    </button>
  );
}
