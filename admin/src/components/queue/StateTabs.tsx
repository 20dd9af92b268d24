import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Waiting } from '../waiting/WaitingBadge.tsx';
import { TabBadge } from './TabBadge.tsx';

interface StateTabsProps<State extends string> {
  /** Translation keys: of the whole, and what precedes the name of each state. */
  title: string;
  words: string;
  /** The filter that the tabs set. */
  field?: 'state' | 'status';
  /** In their order; a visit starts at the first. */
  states: readonly [State, ...State[]];
  /** What waits in a state. */
  waiting: { readonly [S in State]?: keyof Waiting };
  address: (state: State, filter: object) => string;
}

/** The states of what a queue holds as links, so that each can be bookmarked and gone back to. */
export function StateTabs<State extends string>(props: StateTabsProps<State>) {
  const { title, words, field = 'state', states, waiting, address } = props;
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const current: State = filterValues[field] ?? states[0];
  return (
    <Tabs value={current} component="nav" variant="scrollable" scrollButtons={false} aria-label={translate(title)}>
      {states.map((state) => {
        const of = waiting[state];
        return (
          <Tab
            key={state}
            value={state}
            component={Link}
            to={address(state, filterValues)}
            label={translate(`${words}.${state}`)}
            iconPosition="end"
            icon={of && <TabBadge of={of} field={field} tab={state} />}
          />
        );
      })}
    </Tabs>
  );
}
