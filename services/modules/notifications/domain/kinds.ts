import type { Followed, Gathered, Kind, Source, Subject } from './kind.ts';
import { commentAnswered } from './kinds/comments/comment-answered.ts';
import { commentWasApproved } from './kinds/comments/comment-approved.ts';
import { commentMentioned } from './kinds/comments/comment-mentioned.ts';
import { commentWasRefused } from './kinds/comments/comment-refused.ts';
import { avatarWasRemoved } from './kinds/decisions/avatar-removed.ts';
import { letterAnswered } from './kinds/decisions/letter-answered.ts';
import { reportMended } from './kinds/decisions/report-mended.ts';
import { requestWasAnswered } from './kinds/decisions/request-answered.ts';
import { subtitleWasDecided } from './kinds/decisions/subtitle-decided.ts';
import { paymentDone } from './kinds/plans/payment-done.ts';
import { paymentWasReversed } from './kinds/plans/payment-reversed.ts';
import { planAdjusted } from './kinds/plans/plan-adjusted.ts';
import { planEnding } from './kinds/plans/plan-ending.ts';
import { newEpisode } from './kinds/titles/new-episode.ts';
import { newTitle } from './kinds/titles/new-title.ts';
import type { Words } from './words.ts';

/** All kinds, in the order of the settings. A new one is a file beside these and a line here. */
export const KINDS: readonly Kind[] = [
  newEpisode,
  newTitle,
  commentAnswered,
  commentMentioned,
  commentWasApproved,
  commentWasRefused,
  requestWasAnswered,
  reportMended,
  letterAnswered,
  subtitleWasDecided,
  avatarWasRemoved,
  planEnding,
  planAdjusted,
  paymentDone,
  paymentWasReversed,
];

const BY_NAME = new Map(KINDS.map((kind) => [kind.name, kind]));

export const KIND_NAMES = KINDS.map(({ name }) => name);
export const GATHERED_KIND_NAMES = KINDS.filter(({ gathered }) => gathered).map(({ name }) => name);

type Sources = ReadonlyMap<string, readonly { kind: string; source: Source }[]>;

function byType(sourcesOf: (kind: Kind) => readonly Source[]): Sources {
  const all = KINDS.flatMap((kind) => sourcesOf(kind).map((source) => ({ kind: kind.name, source })));
  return Map.groupBy(all, ({ source }) => source.type);
}

/** Which kinds an event may cause something of. */
export const SOURCES_BY_TYPE = byType(({ sources }) => sources);
/** Of which kinds an event may take something back. */
export const TAKEN_BACK_BY_TYPE = byType(({ takenBackBy = [] }) => takenBackBy);

interface Reading {
  text: Words;
  href: string | null;
  followed: Followed | null;
  gathered: Gathered | null;
}

/** How a notification reads and where it leads; null for one of a kind that there is no more. */
export function reading(kind: string, subject: Subject): Reading | null {
  const known = BY_NAME.get(kind);
  if (!known) return null;
  const followed = known.followed?.(subject.facts) ?? null;
  return { text: known.words(subject), href: known.href(subject), followed, gathered: known.gathered ?? null };
}
