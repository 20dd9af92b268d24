import type { ConsoleNotice, NoticeKind } from '../api/types.ts';
import type { FormErrors } from '../components/form/errors/form-errors.ts';
import { dayAt, lastDay, startOf } from '../format/time/tehran-day.ts';

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

const firstDay = (from: string | null | undefined) => (from ? dayAt(Date.parse(from)) : '');

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
