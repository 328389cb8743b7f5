/** The colours of the board by name, without the leading dashes. */
type Colours = Readonly<Record<string, string>>;

export interface Palette {
  readonly dark: Colours;
  readonly light: Colours;
}

/** Reads the colours of both themes from the style sheet of the board. */
export function readPalette(css: string): Palette {
  const dark: Record<string, string> = {};
  const light: Record<string, string> = {};
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const isLight = selector.includes('light');
    for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      if (!isLight) dark[name] = value;
      light[name] = isLight ? value : (light[name] ?? value);
    }
  }
  return { dark, light };
}
