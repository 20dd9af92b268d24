import { promises } from 'node:fs';
import { Injectable } from '@nestjs/common';
import { StoragePort } from '#platform/storage/storage.port.ts';
import { type Diagnosis, diagnose } from '../domain/doctor/doctor.ts';
import { originalName } from '../domain/submitted-file.ts';

/** Keeps what was sent, once it is known to be a subtitle. */
@Injectable()
export class ReceivedSubtitles {
  constructor(private readonly storage: StoragePort) {}

  /** @param file where it is while the request lasts. @throws SubtitleUnreadable */
  async keep(file: string, language: string): Promise<{ diagnosis: Diagnosis; original: string }> {
    const bytes = await promises.readFile(file);
    const diagnosis = diagnose(bytes, language);
    const original = originalName(bytes, diagnosis.format);
    // Named by its content: a second one is the same file.
    await this.storage.put(original, bytes);
    return { diagnosis, original };
  }
}
