/** In characters: far more than a service says that is asked one thing. */
const MAX_ANSWER = 64 * 1024;

/**
 * The text of another server's answer. It hangs up on one that is too long, instead of waiting for its end.
 * @returns null for that.
 */
export async function answerText({ body }: Response): Promise<string | null> {
  let text = '';
  for await (const piece of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += piece;
    if (text.length > MAX_ANSWER) return null;
  }
  return text;
}
