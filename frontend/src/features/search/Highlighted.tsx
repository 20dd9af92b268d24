import { matchParts } from '../../lib/text/match-parts.ts';

/** A name with the matching parts highlighted. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return matchParts(text, query).map(({ text: part, hit, at }) =>
    hit ? (
      <mark key={at} className="bg-transparent text-accent-text">
        {part}
      </mark>
    ) : (
      <span key={at}>{part}</span>
    ),
  );
}
