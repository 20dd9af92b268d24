import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../components/feedback/Skeleton';
import { Avatar } from '../../../components/poster/Avatar';
import { useFormat } from '../../../lib/format/use-format';

interface Props {
  user: { username: string; name: string; avatar_path: string | null };
  /** ISO time; undefined while it is being asked for. */
  joinedAt: string | undefined;
  children?: ReactNode;
}

/** Face, name and since when. */
export function ProfileHead({ user, joinedAt, children }: Props) {
  const { t } = useTranslation('accounts');
  const format = useFormat();
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-4 pt-8 pb-8 md:pt-14">
      <Avatar
        username={user.username}
        name={user.name}
        path={user.avatar_path}
        className="size-20 md:size-28"
        sizes="(min-width: 48rem) 112px, 80px"
      />
      <div className="min-w-0 grow">
        <h1 className="text-xl font-black wrap-anywhere md:text-2xl">
          <bdi>{user.name}</bdi>
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
