import type { PostCard } from '../../api/types.ts';
import { titlePath } from './title-path.ts';

export interface TappedCard {
  post: PostCard;
  /** The address of the picture that the card shows; empty when it shows none. */
  picture: string;
}

/** By the path of the title: what a card has shown is what its page shows until it knows more. */
const cards = new Map<string, TappedCard>();

export function rememberCard(post: PostCard, card: Element): void {
  cards.set(titlePath(post), { post, picture: card.querySelector('img')?.currentSrc ?? '' });
}

/** @param path of a title's page, or of one of its tabs. */
export function tappedCard(path: string): TappedCard | undefined {
  return cards.get(path.split('/').slice(0, 3).join('/'));
}
