// Runs before the first paint so that nobody sees the wrong theme or direction for a moment. An external file because
// the content security policy allows no inline script. Same order as src/i18n/language.ts.
(() => {
  const root = document.documentElement;
  const cookie = /(?:^|; )lang=(fa|en)/.exec(document.cookie);
  let lang = cookie ? cookie[1] : 'fa';
  let theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  try {
    lang = cookie ? lang : localStorage.getItem('parde.lang') || lang;
    theme = JSON.parse(localStorage.getItem('RaStore.theme')) || theme;
  } catch {
    // Storage may be forbidden; the defaults are right for most.
  }
  root.lang = lang === 'en' ? 'en' : 'fa';
  root.dir = lang === 'en' ? 'ltr' : 'rtl';
  root.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  // As --paper in src/theme/tokens.ts.
  const colour = theme === 'dark' ? '#0c0b10' : '#faf7f1';
  document.querySelector('meta[name="theme-color"]').setAttribute('content', colour);
})();
