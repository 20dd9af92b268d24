import { useLocation } from 'react-router-dom';

export type PageAddress = (page: number) => { pathname: string; search: string };

/** Page 1 is the bare address; everything else in the address stays. */
export function usePageAddress(): PageAddress {
  const { pathname, search } = useLocation();
  return (page) => {
    const query = new URLSearchParams(search);
    if (page === 1) query.delete('page');
    else query.set('page', String(page));
    return { pathname, search: query.toString() };
  };
}
