import { useSearchParams } from 'react-router-dom';
import type { Season, TitlePage } from '../../../api/types.ts';
import { lazyPart } from '../../../components/feedback/lazy-part.ts';
import { failedOverlay, Part } from '../../../components/feedback/Part.tsx';
import { readBasket, writeBasket } from '../../../lib/downloads/basket-address.ts';
import { KEEP_SCROLL } from '../../../lib/router/scroll/ScrollMemory.tsx';

const BasketDialog = lazyPart('BasketDialog', () => import('./BasketDialog.tsx'));

/** The basket of a season is open while the address has one, so that a reload or a shared link finds it as it was. */
export function SeasonBasket({ post, season }: { post: TitlePage; season: Season }) {
  const [search, setSearch] = useSearchParams();
  const fileIds = readBasket(search);
  if (fileIds === null) return null;
  const change = (ids: readonly number[] | null) =>
    setSearch(writeBasket(search, ids), { replace: true, state: KEEP_SCROLL });
  return (
    <Part failed={failedOverlay}>
      <BasketDialog post={post} season={season} fileIds={fileIds} onChange={change} />
    </Part>
  );
}
