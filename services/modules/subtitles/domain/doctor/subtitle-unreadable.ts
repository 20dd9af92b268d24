import { DomainError } from '#platform/kernel/errors/domain-error.ts';

const REASONS = {
  subtitle_empty: { fa: 'این فایل خالی است', en: 'This file is empty' },
  subtitle_too_long: {
    fa: 'این زیرنویس، یا یکی از متن‌هایش، بیش از اندازه دراز است',
    en: 'This subtitle, or one text in it, is too long',
  },
  not_a_subtitle: {
    fa: 'این فایل زیرنویس SRT، VTT یا ASS نیست',
    en: 'This file is no SRT, VTT or ASS subtitle',
  },
} as const;

export type UnreadableCode = keyof typeof REASONS;

/** Bytes that are no subtitle: the only error of the doctor. */
export class SubtitleUnreadable extends DomainError {
  constructor(code: UnreadableCode) {
    super(code, REASONS[code].en, { errors: { file: [REASONS[code].en] } });
  }
}
