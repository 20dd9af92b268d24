import { useFormat } from '../../lib/format/use-format.ts';

/** How long ago something was. The server may have said so a while before: what it drew stays until the page is drawn again. */
export function Ago({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.date(at)} suppressHydrationWarning>
      {format.relative(at)}
    </time>
  );
}
