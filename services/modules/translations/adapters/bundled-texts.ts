import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { type BuiltInText, BuiltInTexts } from '../contract/built-in-texts.port.ts';
import { askedKey, textId } from '../domain/text-id.ts';

/** Made by the build from the texts of both front ends. */
const FILE = 'services/dist/built-in-texts.json';

@Injectable()
export class BundledTexts extends BuiltInTexts {
  readonly all: readonly BuiltInText[];
  private readonly byId: ReadonlyMap<number, BuiltInText>;
  private readonly keys: ReadonlySet<string>;
  private readonly wholeKeys: ReadonlySet<string>;

  constructor() {
    super();
    const texts = JSON.parse(readFileSync(path.join(projectRoot(), FILE), 'utf8')) as Omit<BuiltInText, 'id'>[];
    this.all = texts.map((text) => ({ ...text, id: textId(text.key) }));
    this.byId = new Map(this.all.map((text) => [text.id, text]));
    this.keys = new Set(this.all.map(({ key }) => askedKey(key)));
    this.wholeKeys = new Set(this.all.map(({ key }) => key));
  }

  ofId(id: number): BuiltInText | undefined {
    return this.byId.get(id);
  }

  knows(key: string): boolean {
    return this.keys.has(key);
  }

  isFormerKey(key: string): boolean {
    return !this.wholeKeys.has(key) && askedKey(key) !== key && this.wholeKeys.has(askedKey(key));
  }
}
