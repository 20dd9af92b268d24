import { useFormat } from '../format/use-format';

/** A point in time on one line, to the minute. */
export function Moment({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.relative(at)} style={{ whiteSpace: 'nowrap' }}>
      {format.dateTime(at)}
    </time>
  );
}
