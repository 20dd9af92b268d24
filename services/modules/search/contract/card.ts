import type { PostCard } from '#modules/catalogue/contract/post-card.ts';
import type { TextBytes } from '#platform/kernel/text/text-bytes.ts';

/** A card's JSON as the index has it, in which genres have no names yet: as text, or as the bytes that are sent. */
export type StoredCard = string | TextBytes;

/** What is shown of a title or a person that was found. */
export class Card {
  private read: PostCard | null = null;

  constructor(
    /** Of the title or the person: a card is known by it among those of its kind. */
    readonly id: number,
    readonly stored: StoredCard,
  ) {}

  get text(): string {
    const { stored } = this;
    return typeof stored === 'string' ? stored : stored.memory.toString('utf8', stored.start, stored.end);
  }

  /** Of a person, what both kinds have. */
  get shown(): PostCard {
    this.read ??= JSON.parse(this.text) as PostCard;
    return this.read;
  }
}
