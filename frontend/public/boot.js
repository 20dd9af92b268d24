// Runs before the first paint so that nobody sees the wrong theme or direction for a moment. An external file because
// the content security policy allows no inline script.
(() => {
  const root = document.documentElement;
  const cookie = /(?:^|; )lang=(fa|en)/.exec(document.cookie);
  let lang = cookie ? cookie[1] : 'fa';
  let theme = 'dark';
  try {
    lang = cookie ? lang : localStorage.getItem('parde.lang') || lang;
    theme = localStorage.getItem('parde.theme') || theme;
  } catch {
    // Storage may be forbidden; the defaults are right for most.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.lang = lang === 'en' ? 'en' : 'fa';
  root.dir = lang === 'en' ? 'ltr' : 'rtl';
  root.dataset.theme = theme === 'light' ? 'light' : 'dark';
})();
