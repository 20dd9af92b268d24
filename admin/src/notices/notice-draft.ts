import type { ConsoleNotice, NoticeKind } from '../api/types.ts';
import type { FormErrors } from '../components/form/form-errors.ts';

/** Days are days in Tehran, which has no summer time. */
const TEHRAN_MS = 3.5 * 3_600_000;
const DAY_MS = 86_400_000;

export interface NoticeDraft {
  kind: NoticeKind;
  fa_text: string;
  en_text: string;
  link: string;
  /** The first day, as `2026-03-21`; empty for at once. */
  from: string;
  /** The last day; empty for good. */
  until: string;
}

/** What the server calls otherwise than the form. */
export const RENAMED: Record<string, string> = { 'text.fa': 'fa_text', 'text.en': 'en_text' };

const dayAt = (time: number) => new Date(time + TEHRAN_MS).toISOString().slice(0, 10);
const startOf = (day: string) => Date.parse(`${day}T00:00:00.000Z`) - TEHRAN_MS;
const firstDay = (from: string | null | undefined) => (from ? dayAt(Date.parse(from)) : '');
const lastDay = (until: string | null | undefined) => (until ? dayAt(Date.parse(until) - 1) : '');

export function draftOf(notice: ConsoleNotice | undefined): NoticeDraft {
  return {
    kind: notice?.kind ?? 'info',
    fa_text: notice?.text.fa ?? '',
    en_text: notice?.text.en ?? '',
    link: notice?.link ?? '',
    from: firstDay(notice?.from),
    until: lastDay(notice?.until),
  };
}

/** @param notice as it was opened: an hour that came from elsewhere is kept while nobody touches the day. */
export function factsOf(draft: NoticeDraft, notice?: ConsoleNotice) {
  const { kind, fa_text, en_text, link, from, until } = draft;
  const begins = from && new Date(startOf(from)).toISOString();
  const ends = until && new Date(startOf(until) + DAY_MS).toISOString();
  return {
    kind,
    text: { fa: fa_text.trim(), en: en_text.trim() },
    link: link.trim() || null,
    from: notice?.from && firstDay(notice.from) === from ? notice.from : begins || null,
    until: notice?.until && lastDay(notice.until) === until ? notice.until : ends || null,
  };
}

export function errorsOf({ fa_text, en_text, link, from, until }: NoticeDraft): FormErrors {
  const required = 'parde.curation.required';
  const address = link.trim();
  return {
    ...(!fa_text.trim() && { fa_text: required }),
    ...(!en_text.trim() && { en_text: required }),
    ...(address && !/^(\/(?![/\\])|https:\/\/)\S*$/.test(address) && { link: 'parde.notices.link_wrong' }),
    ...(from && until && until < from && { until: 'parde.notices.until_wrong' }),
  };
}
