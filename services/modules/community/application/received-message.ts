/** What the author of a comment is told. @param published it appeared at once. */
export function receivedMessage(published: boolean): string {
  return published ? 'Your comment is published' : 'Your comment will appear after being review by moderators';
}
