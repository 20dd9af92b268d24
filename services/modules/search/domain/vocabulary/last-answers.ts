const MOST = 200;

/** What was found last: one text is read in several ways that share its words. */
export class LastAnswers<Answer> {
  private readonly known = new Map<string, Answer>();

  constructor(private readonly find: (typed: string) => Answer) {}

  of(typed: string): Answer {
    const known = this.known.get(typed);
    if (known !== undefined) return known;
    const answer = this.find(typed);
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(typed, answer);
    return answer;
  }
}
