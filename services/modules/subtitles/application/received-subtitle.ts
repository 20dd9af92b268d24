import { promises } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { SubtitleDoctor } from '../contract/subtitle-doctor.port.ts';
import type { Diagnosis } from '../domain/doctor/doctor.ts';
import { originalName } from '../domain/submitted-file.ts';

export interface ReceivedSubtitle {
  diagnosis: Diagnosis;
  /** The storage's name of the bytes. */
  original: string;
  bytes: Buffer;
}

/** What was sent, once it is known to be a subtitle. */
@Injectable()
export class ReceivedSubtitles {
  constructor(
    private readonly storage: StoragePort,
    private readonly doctor: SubtitleDoctor,
  ) {}

  /** @param file where it is while the request lasts. @throws SubtitleUnreadable */
  async read(file: string, language: string): Promise<ReceivedSubtitle> {
    const bytes = await promises.readFile(file);
    const diagnosis = await this.doctor.diagnose(bytes, language);
    return { diagnosis, original: originalName(bytes, diagnosis.format), bytes };
  }

  /** Named by its content: a second one is the same file. */
  keep({ original, bytes }: ReceivedSubtitle): Promise<void> {
    return this.storage.put(original, bytes);
  }
}
