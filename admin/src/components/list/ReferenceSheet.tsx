import type { ReactNode } from 'react';
import { ReferenceManyField } from 'react-admin';
import { Panel } from '../Panel.tsx';
import { SectionHead } from '../page/SectionHead.tsx';
import { ListFailure } from './failure/ListFailure.tsx';
import { ListPagination } from './ListPagination.tsx';

interface ReferenceSheetProps {
  userId: number;
  title: string;
  lead?: string;
  /** The resource whose records carry the user's id. */
  reference: string;
  sort: { field: string; order: 'ASC' | 'DESC' };
  perPage: number;
  children: ReactNode;
}

/** What another resource has of a user, on a sheet of a page of several. */
export function ReferenceSheet({ userId, title, lead, children, ...reference }: ReferenceSheetProps) {
  return (
    <Panel>
      <SectionHead title={title} lead={lead} />
      <ReferenceManyField
        {...reference}
        record={{ id: userId }}
        target="user_id"
        pagination={<ListPagination />}
        error={<ListFailure />}
      >
        {children}
      </ReferenceManyField>
    </Panel>
  );
}
