import type { ConsoleTitle } from '../api/types.ts';
import { useFormat } from '../format/use-format.ts';

export function TitleYears({ title }: { title: Pick<ConsoleTitle, 'release_year' | 'end_year'> }) {
  const format = useFormat();
  const { release_year: from, end_year: to } = title;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {to && to !== from ? `${format.plain(from)}–${format.plain(to)}` : format.plain(from)}
    </span>
  );
}
