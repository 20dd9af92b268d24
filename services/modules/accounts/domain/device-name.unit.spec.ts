import { deviceName } from './device-name.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME}`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/140.0.0.0`, 'Edge, Windows'],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME}`, 'Chrome, Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${CHROME} OPR/120.0.0.0`, 'Opera, macOS'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S938B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 Version/18.6 Safari/604.1', 'Safari, iPad'],
  ['Firefox/143.0', 'Firefox'],
  ['curl/8.9.1 (Linux)', 'Linux'],
  ['curl/8.9.1', null],
  [undefined, null],
])('calls %s %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
