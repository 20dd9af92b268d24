import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { TitlePage } from '../../../api/types.ts';
import { Button } from '../../../components/button/Button.tsx';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { buyPath } from '../../../lib/downloads/file-paths.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { titlePath } from '../../../lib/router/title-path.ts';
import { saveReturnPath } from '../../../lib/session/kept/return-path.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import { type Basket, basketQuery } from './basket-query.ts';
import { type EpisodeFile, idsOf } from './picks.ts';
import { fittingIds, verdictOf } from './verdict.ts';

interface Props {
  post: TitlePage;
  picks: ReadonlyMap<number, EpisodeFile>;
  onChange(fileIds: readonly number[]): void;
  onList(): void;
}

/** How much it is in all, what it takes of what is left, and the one way on. It stays in view while the episodes scroll. */
export function BasketSummary({ post, picks, onChange, onList }: Props) {
  const { t } = useTranslation('downloads');
  const signedIn = useSignedIn();
  const format = useFormat();
  const total = [...picks.values()].reduce((sum, { size }) => sum + size, 0);
  return (
    <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline bg-surface-2 px-5 py-4 md:-bottom-7 md:-mx-7 md:-mb-7 md:px-7">
      <div aria-live="polite" className="text-sm">
        <p className="font-bold">{t('basket.total', { count: picks.size, size: format.bytes(total) })}</p>
        {!signedIn && <p className="text-xs text-mid">{t('basket.login')}</p>}
        {signedIn && picks.size > 0 && <Cost fileIds={idsOf(picks)} />}
      </div>
      {signedIn ? <Way post={post} fileIds={idsOf(picks)} onChange={onChange} onList={onList} /> : <LogIn />}
    </div>
  );
}

const COLOUR = {
  free: 'text-success-text',
  charged: 'text-mid',
  vip: 'text-accent-text',
  bandwidth: 'text-accent-text',
};

function Cost({ fileIds }: { fileIds: readonly number[] }) {
  const { t } = useTranslation('downloads');
  const format = useFormat();
  const { data, error } = useQuery(basketQuery(fileIds));
  if (error) return <p className="text-xs text-danger-text">{t('basket.unknown')}</p>;
  if (!data) return <p className="text-xs text-low">{t('basket.asking')}</p>;
  const verdict = verdictOf(data);
  const locked = data.files.filter((file) => file.verdict === 'vip').length;
  return (
    <p className={`text-xs font-medium ${COLOUR[verdict]}`}>
      {t(`basket.${verdict}`, {
        count: locked,
        bytes: format.bytes(data.to_charge),
        left: format.bytes(data.remaining),
      })}
    </p>
  );
}

function Way({ post, fileIds, onChange, onList }: Omit<Props, 'picks'> & { fileIds: readonly number[] }) {
  const { t } = useTranslation('downloads');
  const { data, error, isFetching, refetch } = useQuery({ ...basketQuery(fileIds), enabled: fileIds.length > 0 });
  if (error) return <Button onClick={() => void refetch()}>{t('error.retry')}</Button>;
  const missing = fileIds.length > 0 && data ? missingOf(data) : null;
  if (!missing) {
    return (
      <Button
        kind="main"
        icon="list"
        disabled={fileIds.length === 0 || !data}
        busy={isFetching && !data}
        onClick={onList}
      >
        {t('basket.list')}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {missing.fitting.length > 0 && (
        <Button onClick={() => onChange(missing.fitting)}>{t('basket.fit', { count: missing.fitting.length })}</Button>
      )}
      <Link to={buyPath(missing.first, 'download', titlePath(post))} className={buttonStyle('main')}>
        {t('basket.buy')}
      </Link>
    </div>
  );
}

/** What the basket would have to be without, and the first file that a plan is bought for; null when nothing is missing. */
function missingOf(basket: Basket): { fitting: number[]; first: number } | null {
  const verdict = verdictOf(basket);
  if (verdict === 'free' || verdict === 'charged') return null;
  const fitting = fittingIds(basket);
  const first = basket.files.find(({ id }) => !fitting.includes(id)) ?? basket.files[0];
  return first ? { fitting, first: first.id } : null;
}

function LogIn() {
  const { t } = useTranslation('downloads');
  const { pathname, search } = useLocation();
  return (
    <Link to="/login" onClick={() => saveReturnPath(pathname + search)} className={buttonStyle('main')}>
      {t('account.login')}
    </Link>
  );
}
