// Before the first paint: nobody sees the wrong theme or direction. A file, for the policy allows no inline script.
(() => {
  const root = document.documentElement;
  let lang = /(?:^|; )lang=(fa|en)/.exec(document.cookie)?.[1];
  let theme;
  try {
    lang ??= localStorage.getItem('parde.lang');
    theme = localStorage.getItem('parde.theme');
  } catch {
    // Storage may be forbidden: the defaults hold.
  }
  if (theme === 'system') theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
  root.lang = lang === 'en' ? 'en' : 'fa';
  root.dir = lang === 'en' ? 'ltr' : 'rtl';
  root.dataset.theme = theme === 'light' ? 'light' : 'dark';
})();
