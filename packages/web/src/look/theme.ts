import type { Speed, Theme } from '../settings/settings.ts';

const system = matchMedia('(prefers-color-scheme: light)');
let chosen: Theme = 'system';

function update(): void {
  const isLight = chosen === 'system' ? system.matches : chosen === 'light';
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark';
}

system.addEventListener('change', update);

export function applyTheme(theme: Theme): void {
  chosen = theme;
  update();
}

export function applySpeed(speed: Speed): void {
  document.documentElement.dataset.speed = speed;
}
