/** A look-up that takes longer holds nobody up who asks after it, in milliseconds: its connection may have gone silent. */
const PATIENCE_MS = 100;

interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/**
 * Answers many small questions with few look-ups: those of one turn of the event loop share one, and whoever asks while
 * it is under way waits for the next. A look-up begins after all its questions were asked, so no answer is older than its
 * question.
 */
export class Batcher<Question, Answer> {
  private waiting: Waiting<Question, Answer>[] = [];
  private underWay = false;
  private readonly most: number;
  private readonly ahead: boolean;

  /**
   * @param lookUp gives the answers in the order of the questions. When it fails, all its questions fail with it.
   * @param options.most so many questions go into one look-up.
   * @param options.ahead the next look-up begins before the answers of this one are handed out: where these are much work, the
   *   database is not idle meanwhile. Where questions follow each other quickly, fewer of them share a look-up then.
   */
  constructor(
    private readonly lookUp: (questions: readonly Question[]) => Promise<readonly Answer[]>,
    { most = Number.POSITIVE_INFINITY, ahead = false }: { most?: number; ahead?: boolean } = {},
  ) {
    this.most = most;
    this.ahead = ahead;
  }

  ask(question: Question): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.waiting.push({ question, resolve, reject });
    if (!this.underWay) {
      this.underWay = true;
      // After all that has come in with this question.
      setImmediate(() => void this.answerAll());
    }
    return promise;
  }

  private async answerAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const asked = this.waiting.splice(0, this.most);
      const answers = this.answersTo(asked);
      // Heard of before those who asked hear of it.
      const isAnswered = this.ahead ? endOf(answers) : null;
      const handedOut = answers.then(
        (found) => asked.forEach(({ resolve }, index) => void resolve(found[index] as Answer)),
        (error: unknown) => asked.forEach(({ reject }) => void reject(error)),
      );
      await (isAnswered ?? endOf(handedOut));
    }
    this.underWay = false;
  }

  private async answersTo(asked: readonly Waiting<Question, Answer>[]): Promise<readonly Answer[]> {
    return this.lookUp(asked.map(({ question }) => question));
  }
}

/** The end of the work, whether it has failed or not, or of patience with it. */
function endOf(work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(end, end);
  });
}
