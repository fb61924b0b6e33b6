// Runs before the first paint, so that a chosen theme never flashes the other one. The rest is in src/shell/settings.ts.
try {
  const { theme } = JSON.parse(localStorage.getItem('wordhoard.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
