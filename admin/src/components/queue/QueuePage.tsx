import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentType, type ReactElement, type ReactNode, useState } from 'react';
import { type RaRecord, type SortPayload, useListContext, useTranslate } from 'react-admin';
import { ConsoleList } from '../list/ConsoleList.tsx';
import { Panel } from '../Panel.tsx';
import { KeptWords } from './kept-words.ts';
import { QueueSkeleton } from './QueueSkeleton.tsx';

const WIDTH = 1120;
const EMPTY_REFRESH_INTERVAL_MS = 10_000;

/** The selection's toolbar floats over the edge of the sheet. */
const QueueSheet = styled(Panel)({ overflow: 'visible' });

export interface QueueProps<Row, Tab> {
  listed: readonly Row[];
  tab: Tab;
  helpOpen: boolean;
  onHelp: (open: boolean) => void;
  /** For as long as the page is open, in all its tabs. */
  kept: KeptWords;
}

interface QueuePageProps<Row, Tab extends string> {
  title: string;
  tabs: ReactNode;
  filters?: ReactElement[];
  tools?: ReactElement | false;
  /** Beside the title. */
  actions?: ReactNode;
  /** The filter that the tabs set, and what it is at first. */
  field: 'state' | 'status';
  first: Tab;
  sort: SortPayload;
  Queue: ComponentType<QueueProps<Row, Tab>>;
}

/** What waits for the staff. Every visit starts at what waits; only the address says otherwise, no stored filter. */
export function QueuePage<Row extends RaRecord, Tab extends string>(props: QueuePageProps<Row, Tab>) {
  const { title, tabs, filters, tools = false, actions, field, first, sort, Queue } = props;
  const translate = useTranslate();
  const [helpOpen, setHelpOpen] = useState(false);
  const [kept] = useState(() => new KeptWords());
  return (
    <ConsoleList<Row>
      title={title}
      width={WIDTH}
      lead={tabs}
      {...(filters && { filters })}
      tools={tools}
      sort={sort}
      filterDefaultValues={{ [field]: first }}
      storeKey={false}
      exporter={false}
      component={QueueSheet}
      // Rows change when the moderator does something, not because the window got the focus back; an empty queue waits for more.
      queryOptions={{
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: ({ state }) => (state.data?.data.length === 0 ? EMPTY_REFRESH_INTERVAL_MS : false),
      }}
      pageActions={
        <>
          {actions}
          <Button
            variant="text"
            size="small"
            startIcon={<KeyboardOutlined />}
            onClick={() => setHelpOpen(true)}
            sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          >
            {translate('parde.comments.keys')}
          </Button>
        </>
      }
    >
      <Listed<Row, Tab>
        field={field}
        first={first}
        Queue={Queue}
        helpOpen={helpOpen}
        onHelp={setHelpOpen}
        kept={kept}
      />
    </ConsoleList>
  );
}

type ListedProps<Row, Tab extends string> = Pick<QueuePageProps<Row, Tab>, 'field' | 'first' | 'Queue'> &
  Pick<QueueProps<Row, Tab>, 'helpOpen' | 'onHelp' | 'kept'>;

function Listed<Row extends RaRecord, Tab extends string>({ field, first, Queue, ...rest }: ListedProps<Row, Tab>) {
  const { data, filterValues } = useListContext<Row>();
  const tab: Tab = filterValues[field] ?? first;
  // Not the page: once its last row is decided another one takes its place, from which that can be taken back.
  return data ? <Queue key={JSON.stringify(filterValues)} listed={data} tab={tab} {...rest} /> : <QueueSkeleton />;
}
