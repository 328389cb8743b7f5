import type { Theme } from '../settings/settings.ts';

const system = matchMedia('(prefers-color-scheme: light)');
let chosen: Theme = 'system';

function paint(): void {
  const isLight = chosen === 'system' ? system.matches : chosen === 'light';
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
}

system.addEventListener('change', paint);

export function applyTheme(theme: Theme): void {
  chosen = theme;
  paint();
}
