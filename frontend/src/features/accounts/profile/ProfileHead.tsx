import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Skeleton } from '../../../components/feedback/Skeleton.tsx';
import { Icon } from '../../../components/icon/Icon.tsx';
import { PremiumMark } from '../../../components/layout/PremiumMark.tsx';
import { Avatar } from '../../../components/picture/Avatar.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';

interface Props {
  user: { username: string; name: string; avatar_path: string | null; premium?: boolean };
  /** ISO time; undefined while it is being asked for. */
  joinedAt: string | undefined;
  /** The member's own profile: the picture links to the page that changes it. */
  pictureLink?: boolean;
  children?: ReactNode;
}

/** Picture, name and date of joining. */
export function ProfileHead({ user, joinedAt, pictureLink = false, children }: Props) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-8 pb-8 md:pt-14">
      {pictureLink ? (
        <Link to="/user/change-avatar" aria-label={t('avatar.change')} className="group relative rounded-full">
          <ProfilePicture user={user} />
          <span className="absolute end-0 bottom-0 flex size-8 items-center justify-center rounded-full bg-surface-3 text-high ring-2 ring-ink transition-colors group-hover:bg-accent group-hover:text-on-accent">
            <Icon name="camera" size={16} />
          </span>
        </Link>
      ) : (
        <ProfilePicture user={user} />
      )}
      {/* As wide as the line leaves it, whatever is still on its way: it never goes under the picture. */}
      <div className="min-w-0 grow basis-40">
        <h1 className="text-xl font-black wrap-anywhere md:text-2xl">
          <bdi>{user.name}</bdi> {user.premium && <PremiumMark size={24} />}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-low">
          <bdi dir="ltr">@{user.username}</bdi>
          {joinedAt ? (
            <span>{t('profile.since', { date: format.date(joinedAt) })}</span>
          ) : (
            <Skeleton className="h-4 w-36" />
          )}
        </p>
      </div>
      {children}
    </header>
  );
}

function ProfilePicture({ user: { username, name, avatar_path: path } }: Pick<Props, 'user'>) {
  return (
    <Avatar
      username={username}
      name={name}
      path={path}
      className="size-20 md:size-28"
      sizes="(min-width: 48rem) 112px, 80px"
    />
  );
}
