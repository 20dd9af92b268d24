import { html } from '#platform/kernel/text/html.ts';

/**
 * For a buyer who comes back while we cannot write down what the bank says: the same form once more. The bank's reference may
 * stand in it alone, so it must not get lost with the page.
 */
export function againPage(method: string, fields: Record<string, string>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">\n`,
  );
  return html`<!doctype html>
<html lang="fa" dir="rtl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>پرده</title></head>
<body style="font:16px/1.8 Vazirmatn,Tahoma,Arial,sans-serif;max-width:30rem;margin:10vh auto;padding:0 1rem;text-align:center">
<p>نتیجهٔ پرداخت شما هنوز ثبت نشده است. لطفاً چند لحظه بعد دکمه را بزنید.</p>
<p lang="en" dir="ltr">The result of your payment could not be saved yet. Please press the button in a moment.</p>
<form method="${method.toLowerCase()}">${inputs}
<button style="font:inherit;min-height:44px;padding:.6rem 1.4rem">تلاش دوباره · Try again</button></form>
</body>
</html>
`.text;
}
