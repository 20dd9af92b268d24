import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { List, type ListProps, type RaRecord, useTranslate } from 'react-admin';
import { Navigate, useLocation } from 'react-router-dom';
import { Panel } from '../Panel.tsx';
import { PageBody } from '../page/PageBody.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { useKeptFocus } from '../use-kept-focus.ts';
import { ListFailure } from './failure/ListFailure.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListTools } from './ListTools.tsx';
import { ListTotal } from './ListTotal.tsx';
import { rememberListAddress } from './list-address.ts';
import { withoutWrongSize } from './page-size.ts';

interface ConsoleListProps<R extends RaRecord> extends Omit<ListProps<R>, 'title' | 'actions'> {
  /** The translation key of the page's name. */
  title: string;
  /** Beside the page's name: what can be done that concerns no row. */
  pageActions?: ReactNode;
  /** Above the filters: tabs, a sentence about the whole list. */
  lead?: ReactNode;
  /** At the end of the line of filters. */
  tools?: ListProps['actions'];
  width?: number;
}

const PER_PAGE = 25;
/** The place where react-admin puts the title of a page. */
const TITLE_PLACE = 'react-admin-title';

/** react-admin's list in the console's frame: name and total above, then filters and tools, the rows on a sheet, the pages. */
export function ConsoleList<R extends RaRecord>(props: ConsoleListProps<R>) {
  const { title, pageActions, lead, tools = <ListTools />, width, queryOptions, children, ...list } = props;
  const translate = useTranslate();
  const { page, heading, onFocus, onBlur } = useKeptFocus();
  const { pathname, search } = useLocation();
  const asked = withoutWrongSize(search);
  useEffect(() => rememberListAddress(pathname, search), [pathname, search]);
  if (asked !== null) return <Navigate to={{ pathname, search: asked }} replace />;
  return (
    <PageBody ref={page} width={width} onFocus={onFocus} onBlur={onBlur}>
      <div id={TITLE_PLACE} />
      <List<R>
        title={
          <>
            <PageHeader title={translate(title)} aside={<ListTotal />} actions={pageActions} headingRef={heading} />
            {lead && <Box sx={{ marginBlockEnd: 1.5 }}>{lead}</Box>}
          </>
        }
        actions={tools}
        perPage={PER_PAGE}
        pagination={<ListPagination />}
        component={Panel}
        empty={false}
        error={<ListFailure sort={list.sort} filters={list.filterDefaultValues} rows={children} />}
        // The failure stands in the place of the rows, or above them.
        queryOptions={{ ...queryOptions, onError: () => undefined }}
        {...list}
      >
        {children}
      </List>
    </PageBody>
  );
}
