import { usePrevNextController } from 'react-admin';
import { listAddress } from '../components/list/list-address.ts';
import { SORT } from './texts.ts';

/**
 * Where a text leads on to: the next of the list as it is filtered and sorted before this one is settled, which may take it
 * off the list; and that list.
 */
export function useWayOn(): { next: string | undefined; list: () => string } {
  const { nextPath } = usePrevNextController({ resource: 'translations', sort: SORT });
  return { next: nextPath, list: () => listAddress('/translations') };
}
