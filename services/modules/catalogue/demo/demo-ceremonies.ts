import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { hashOf } from '../application/imports/open-input.ts';
import { CeremonyImport } from '../commands/import-ceremonies/ceremony-import.ts';
import { demoFolder } from './demo-folder.ts';

const NAME = 'ceremonies.jsonl';

/** What was nominated at the ceremonies of the last ten years, whether the demo has the films or not. */
@Injectable()
export class DemoCeremonies {
  constructor(private readonly ceremonyImport: CeremonyImport) {}

  /** Loads what is not loaded yet. @returns how many awards are new. */
  async load(): Promise<number> {
    const file = path.join(demoFolder(), NAME);
    const hash = await hashOf(createReadStream(file));
    const { added } = await this.ceremonyImport.run(createReadStream(file), {
      hash,
      name: `demo/${NAME}`,
      onRefused: (line, reason) => {
        throw new Error(`${NAME}, line ${line}: ${reason}`);
      },
    });
    return added;
  }
}
