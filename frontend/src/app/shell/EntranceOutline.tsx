import { Fragment } from 'react';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';

/** Fields that fit on a phone's screen; where there are more, the form goes on below. */
const FIELDS = { login: [1, 2], register: [1, 2, 3, 4, 5] };
export type Entrance = keyof typeof FIELDS;

/** A way into an account before its code has come, as `AuthLayout` draws it. */
export function EntranceOutline({ to }: { to: Entrance }) {
  return (
    <div className="page-margin grid grid-cols-1 gap-x-16 pt-8 md:pt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] xl:gap-x-24">
      <div className="mx-auto w-full max-w-[440px]">
        <Skeleton className="h-9 w-44" />
        <Skeleton className="mt-6 mb-12 h-4 w-56" />
        {FIELDS[to].map((field) => (
          <Fragment key={field}>
            <Skeleton className="mt-6 h-4 w-24" />
            <Skeleton className="mt-3 h-12 w-full rounded-card" />
          </Fragment>
        ))}
      </div>
      <Skeleton className="hidden h-[min(680px,calc(100dvh-9rem))] rounded-panel lg:block" />
    </div>
  );
}
