import type { Charset } from '../../domain/doctor/decode.ts';
import { type Diagnosis, diagnose } from '../../domain/doctor/doctor.ts';
import { SubtitleUnreadable, type UnreadableCode } from '../../domain/doctor/subtitle-unreadable.ts';

export interface DoctorTask {
  bytes: Uint8Array;
  language: string;
  charset: Charset | undefined;
}

/** An error would lose its class on the way between threads. */
export type DoctorOutcome = { diagnosis: Diagnosis } | { unreadable: UnreadableCode };

export default function diagnoseTask({ bytes, language, charset }: DoctorTask): DoctorOutcome {
  try {
    return { diagnosis: diagnose(bytes, language, charset) };
  } catch (error) {
    if (error instanceof SubtitleUnreadable) return { unreadable: error.code as UnreadableCode };
    throw error;
  }
}
