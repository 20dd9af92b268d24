import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { projectRoot } from '#platform/kernel/config/project-root.ts';
import { systemSender } from '#platform/kernel/context/sender.ts';
import type { SavedPiece } from '../application/piece.schema.ts';
import { AddNewsPost } from '../commands/add-news-post/add-news-post.command.ts';
import { AddReview } from '../commands/add-review/add-review.command.ts';
import { PublishPiece } from '../commands/publish-piece/publish-piece.command.ts';
import type { PieceKind } from '../contract/editorial.events.ts';
import { KnownPieces } from '../persistence/known-pieces.ts';
import { type DemoNewsPost, type DemoReview, demoNewsPost, demoReview } from './demo-lines.ts';

/** The articles that ship with the project, for a first start, through the same commands as every other. */
@Injectable()
export class DemoPieces {
  private readonly sender = systemSender('demo articles');

  constructor(
    private readonly commands: CommandBus,
    private readonly known: KnownPieces,
  ) {}

  /** Adds what is not there yet. @returns how many. */
  async load(): Promise<number> {
    let added = 0;
    for (const line of await linesOf('news.jsonl')) added += Number(await this.addPost(demoNewsPost.parse(line)));
    for (const line of await linesOf('reviews.jsonl')) added += Number(await this.addReview(demoReview.parse(line)));
    return added;
  }

  /** The post of that English title; null when there is none. */
  postId(title: string): Promise<number | null> {
    return this.known.postId(title);
  }

  private async addPost({ publishedAt, category, motif, ...texts }: DemoNewsPost): Promise<boolean> {
    if (await this.known.hasPost(texts.en.title)) return false;
    const saved = await this.commands.execute(new AddNewsPost(this.sender, { category, motif, texts }));
    await this.publish('news', saved, publishedAt);
    return true;
  }

  private async addReview({ publishedAt, kind, name, year, score, ...texts }: DemoReview): Promise<boolean> {
    const titleId = await this.known.titleWithoutReview({ name, year, postType: kind === 'movie' ? 1 : 2 });
    if (titleId === null) return false;
    const saved = await this.commands.execute(new AddReview(this.sender, titleId, { score, texts }));
    await this.publish('review', saved, publishedAt);
    return true;
  }

  private publish(kind: PieceKind, { id, version }: SavedPiece, at: string): Promise<SavedPiece> {
    return this.commands.execute(new PublishPiece(this.sender, kind, id, version, new Date(at)));
  }
}

/** In the sources; an image has only what the build has copied of them. */
async function linesOf(name: string): Promise<unknown[]> {
  const place = path.join('services/modules/editorial/demo', name);
  const trees = [projectRoot(), path.join(projectRoot(), 'services/dist')];
  const texts = await Promise.all(
    trees.map((tree) =>
      readFile(path.join(tree, place), 'utf8').catch((error: NodeJS.ErrnoException) => missing(error)),
    ),
  );
  const text = texts.find((found) => found !== null);
  if (!text) throw new Error(`the demo's ${name} is in none of ${trees.join(', ')}`);
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
