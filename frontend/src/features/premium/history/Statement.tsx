import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { StatementEntry } from '../../../api/types.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useSize } from '../use-size.ts';
import { daysWereLeft } from './days-were-left.ts';
import { EntryReason } from './EntryReason.tsx';
import { HistoryList, usePage } from './HistoryList.tsx';
import { statementQuery } from './history-queries.ts';

/** Every change of days and volume, and why. */
export default function Statement() {
  const { t } = useTranslation('premium');
  const page = usePage();
  const answer = useQuery(statementQuery(page));
  return (
    <HistoryList
      answer={answer}
      rows={answer.data?.entries}
      page={page}
      title={t('statement.title')}
      note={t('statement.note')}
      empty={t('statement.empty')}
      row={(entry) => <Entry key={entry.id} entry={entry} />}
    />
  );
}

function Entry({ entry }: { entry: StatementEntry }) {
  const format = useFormat();
  const size = useSize();
  const { unit, amount, note } = entry;
  const change = format.withSign(size(unit, Math.abs(amount)), amount < 0 ? -1 : 1);
  return (
    <li className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3.5">
      <div className="min-w-40 flex-1">
        <EntryReason entry={entry} />
        {note && <p className="text-sm text-mid">{note}</p>}
        <p className="text-xs text-low">{format.dateTime(entry.at)}</p>
      </div>
      <div className="text-end">
        <p className={`text-sm font-bold ${amount < 0 ? 'text-mid' : 'text-success-text'}`}>{change}</p>
        <p className="text-xs text-low">
          <RemainingBalance entry={entry} />
        </p>
      </div>
    </li>
  );
}

/** What was left afterwards. */
function RemainingBalance({ entry: { at, unit, bandwidth, vip_expiration: until } }: { entry: StatementEntry }) {
  const { t } = useTranslation('premium');
  const format = useFormat();
  if (unit === 'bytes') return t('statement.left', { size: format.bytes(bandwidth) });
  return until && daysWereLeft(until, at) ? t('statement.until', { date: format.date(until) }) : t('statement.none');
}
