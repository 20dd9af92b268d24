import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TitlePreview } from '../../components/card/TitlePreview.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { classNames } from '../../components/layout/class-names.ts';
import { ProfileSkeleton } from '../../features/accounts/profile/ProfileSkeleton.tsx';
import { type Entrance, EntranceOutline } from './EntranceOutline.tsx';

const TITLE = /^\/(movies|series)\/(?!genre\/)./;
const ENTRANCE = /^\/(login|register)$/;
const OWN_LIST = /^\/user\/(notifications|download-list|request)$/;
const MEMBER = /^\/user\/(?!change-avatar)./;

/** Stands in for a page whose code is on its way, so that a tap is answered at once. */
export function PageWaiting() {
  const { pathname } = useLocation();
  if (TITLE.test(pathname)) return <TitlePreview path={pathname} />;
  return (
    <div aria-busy="true" className="min-h-dvh">
      {outlineOf(pathname)}
    </div>
  );
}

function outlineOf(pathname: string): ReactNode {
  const entrance = ENTRANCE.exec(pathname)?.[1];
  if (entrance) return <EntranceOutline to={entrance as Entrance} />;
  const list = OWN_LIST.exec(pathname)?.[1];
  if (list) return <ListOutline narrow={list === 'notifications'} />;
  return (
    MEMBER.test(pathname) && (
      <div className="page-margin max-w-[1000px]">
        <ProfileSkeleton />
      </div>
    )
  );
}

function ListOutline({ narrow }: { narrow: boolean }) {
  return (
    <div className={classNames('page-margin pt-8 md:pt-12', narrow && 'max-w-3xl!')}>
      <Skeleton className="h-9 w-44" />
      <Skeleton className="mt-6 h-12 w-full" />
      <Skeleton className="mt-6 h-80 rounded-panel" />
    </div>
  );
}
