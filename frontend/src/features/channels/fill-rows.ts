const COLUMNS = 3;

/**
 * The channels in an order that fills the rows of a phone, each as near to its own place as that allows, so that what is seen,
 * read aloud and reached by the keys comes in one order.
 */
export function fillRows<Channel extends { posts: readonly unknown[] }>(channels: readonly Channel[]): Channel[] {
  const waiting = [...channels];
  const ordered: Channel[] = [];
  let free = COLUMNS;
  while (waiting.length > 0) {
    const fitting = waiting.findIndex((channel) => columnsOf(channel) <= free);
    if (fitting < 0) free = COLUMNS;
    for (const next of waiting.splice(Math.max(fitting, 0), 1)) {
      ordered.push(next);
      free = free - columnsOf(next) || COLUMNS;
    }
  }
  return ordered;
}

const columnsOf = ({ posts }: { posts: readonly unknown[] }) => Math.min(posts.length, COLUMNS);
