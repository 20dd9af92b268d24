/** Calls whose answers are public. All others are never kept: who asks for them is in their answers. */
const PUBLIC_CALLS = [
  /^GET \/api\/(home|notices|getTranslations|sidebar\/\w+)$/,
  /^POST \/api\/post\/(getMovie|getSerial|index|serials|genre|country|channel|top250|reviews)(\/[^/]+)*$/,
  /^POST \/api\/post\/(similarMovies|similarSerials|ratings|trending|slider-movies|slider-serials|channels)$/,
  /^POST \/api\/(person|awards|news|collection)\//,
  /^POST \/api\/sidebar\/\w+$/,
];
/** What a public answer says to a member about themselves. */
const PERSONAL_FIELDS = ['viewer'];

export function isPublicCall(method: string, pathname: string): boolean {
  return PUBLIC_CALLS.some((call) => call.test(`${method} ${pathname}`));
}

/** The key of an answer: what was asked, and not by whom. */
export function keyOf(url: string, body: string): string {
  const key = new URL(url);
  const asked: Record<string, unknown> = body ? JSON.parse(body) : {};
  delete asked['token'];
  key.searchParams.set('asked', JSON.stringify(asked));
  return key.href;
}

/** @returns the text of an answer as a guest would have got it. */
export function publicPart(text: string): string {
  const answer = JSON.parse(text);
  for (const field of PERSONAL_FIELDS) if (field in answer) answer[field] = null;
  return JSON.stringify(answer);
}
