import type { Channel } from '../contract/channel.events.ts';
import { InvalidChannels } from './catalogue-errors.ts';

/** @throws InvalidChannels where two are one, or an address leads to two. */
export function checkChannels(channels: readonly Channel[]): void {
  const twice = (words: string[]) => new Set(words.map((word) => word.toLowerCase())).size < words.length;
  if (twice(channels.map(({ key }) => key))) throw new InvalidChannels('A channel stands here twice');
  if (twice(channels.map(({ slug }) => slug))) throw new InvalidChannels('Two channels have one address');
}
