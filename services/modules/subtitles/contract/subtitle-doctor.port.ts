import type { Charset } from '../domain/doctor/decode.ts';
import type { Diagnosis } from '../domain/doctor/doctor.ts';

/** Reads a subtitle and proposes what to mend in it. */
export abstract class SubtitleDoctor {
  /**
   * @param language ISO 639 of its text.
   * @param charset where somebody knows it.
   * @throws SubtitleUnreadable, also where it takes too long.
   */
  abstract diagnose(bytes: Uint8Array, language: string, charset?: Charset): Promise<Diagnosis>;
}
