// Written into the page itself by scripts/first-paint.ts and run before the first paint, so it is plain and small.
// A chosen theme never flashes the other one; the rest of that is in device/settings.ts.
try {
  const { theme } = JSON.parse(localStorage.getItem('wordhoard.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
// What this address will ask for is asked for now, not when the program that finds that out has been fetched.
const ahead = __WORDHOARD_AHEAD__;
for (const [start, files] of ahead)
  if (start === '/' ? location.pathname === start : `${location.pathname}/`.startsWith(start))
    for (const href of files) {
      const link = document.createElement('link');
      link.crossOrigin = '';
      if (href.endsWith('.css')) {
        link.rel = 'preload';
        link.as = 'style';
      } else link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
