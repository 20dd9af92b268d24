import { Pagination, useListContext } from 'react-admin';
import { useFormat } from '../../format/use-format.ts';

const SIZES = [25, 50, 100];
const SMALLEST = 25;

/** react-admin's pages, and nothing where everything stands on one. */
export function ListPagination() {
  const format = useFormat();
  const { total = 0, perPage } = useListContext();
  if (total <= Math.min(perPage, SMALLEST)) return null;
  // A short list inside a page keeps its own size.
  const sizes = SIZES.includes(perPage) ? SIZES.map((value) => ({ value, label: format.number(value) })) : [];
  return <Pagination rowsPerPageOptions={sizes} />;
}
