import { type RaRecord, ShowBase, type ShowBaseProps } from 'react-admin';

/** Said on the page, which can ask again: nobody is taken away from where they are. */
const SAID_HERE = { onError: () => undefined };

/** react-admin's record of a page. */
export function ConsoleShow<R extends RaRecord = RaRecord>({ queryOptions, ...props }: ShowBaseProps<R>) {
  return <ShowBase<R> {...props} queryOptions={{ ...SAID_HERE, ...queryOptions }} />;
}
