/** Shows that a person's browser took some trouble. A challenge is good for one use. */
export abstract class CaptchaPort {
  /**
   * What the page must solve; the shape is the adapter's own.
   * @param address of who asks: it may be harder for whoever asks often.
   */
  abstract challenge(address?: string | null): Promise<Record<string, unknown>>;

  /**
   * Takes an answer and spends its challenge.
   * @param answer the text the page made of the challenge.
   * @param purpose what it is spent on; the same answer is taken again for the same purpose only, so that a retried command
   * (same Idempotency-Key, same content) gets through. Null: never again.
   * @param address of who answers.
   */
  abstract redeem(answer: string, purpose: string | null, address?: string | null): Promise<boolean>;
}
