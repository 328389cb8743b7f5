/** Returns layout faults. Runs in the page, so it must not use anything outside itself. */
export function findLayoutFaults({ needsPrimary }: { readonly needsPrimary: boolean }): string[] {
  const MIN_TARGET = 24;
  const ROUNDING = 1;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const faults: string[] = [];

  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}”`;
  /** Memoises a function per element: styles are queried thousands of times. */
  const once = <T>(compute: (element: Element) => T): ((element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element) => {
      const value = known.has(element) ? (known.get(element) as T) : compute(element);
      known.set(element, value);
      return value;
    };
  };
  const clips = once((element) => getComputedStyle(element).overflowX !== 'visible');
  const ancestorsOf = (element: Element): Element[] => {
    const parent = element.parentElement;
    return parent === null || parent === document.documentElement ? [] : [parent, ...ancestorsOf(parent)];
  };
  const isShown = (element: Element): boolean => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 && bottom > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  /** The part that is not scrolled out of view. */
  const visibleRectOf = (element: Element): DOMRect => {
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (const rect of ancestorsOf(element)
      .filter(clips)
      .map((one) => one.getBoundingClientRect())) {
      left = Math.max(left, rect.left);
      top = Math.max(top, rect.top);
      right = Math.min(right, rect.right);
      bottom = Math.min(bottom, rect.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > ROUNDING &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > ROUNDING;

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide in ${clientWidth}`);

  const controls = [...root.querySelectorAll('button, a[href], input, select, summary')].filter(isShown);
  const texts = [...root.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, td, label, output, legend')].filter(
    (element) => isShown(element) && element.closest('svg, .hidden-visually') === null,
  );
  for (const element of [...controls, ...texts]) {
    const { left, right } = element.getBoundingClientRect();
    const frames = ancestorsOf(element).filter(clips);
    const bounds = frames.map((frame) => frame.getBoundingClientRect());
    const least = Math.max(0, ...bounds.map((rect) => rect.left));
    const most = Math.min(innerWidth, ...bounds.map((rect) => rect.right));
    if (left < least - ROUNDING || right > most + ROUNDING)
      faults.push(`cut off at the side: ${nameOf(element)}`);
    if (clips(element) && element.scrollWidth > element.clientWidth + ROUNDING && element.tagName !== 'INPUT')
      faults.push(`its text does not fit: ${nameOf(element)}`);
  }

  /** The size of a click target; an input is as large as its label. */
  const targetOf = (element: Element): readonly [number, number] => {
    const { width, height } = element.getBoundingClientRect();
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const rects = labels.map((label) => label.getBoundingClientRect());
    return [
      Math.max(width, ...rects.map((rect) => rect.width)),
      Math.max(height, ...rects.map((rect) => rect.height)),
    ];
  };
  const isInSentence = (element: Element): boolean =>
    element.tagName === 'A' &&
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
  for (const button of controls.filter((one) => one.matches('footer button'))) {
    const lines =
      button.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(button).lineHeight);
    if (lines > 3.5) faults.push(`its text has more than 2 lines: ${nameOf(button)}`);
  }
  for (const button of controls.filter((one) => one.tagName === 'BUTTON'))
    if (
      button.scrollHeight > button.clientHeight + ROUNDING ||
      button.scrollWidth > button.clientWidth + ROUNDING
    )
      faults.push(`its text does not fit: ${nameOf(button)}`);
  for (const control of controls) {
    const [width, height] = targetOf(control);
    if (!isInSentence(control) && (width < MIN_TARGET || height < MIN_TARGET))
      faults.push(`only ${Math.round(width)} × ${Math.round(height)}: ${nameOf(control)}`);
  }
  /** Whether an element is a sticky bar, under which content scrolls. */
  const isSticky = once((element) => getComputedStyle(element).position === 'sticky');
  const isInBar = once((element) => [element, ...ancestorsOf(element)].some(isSticky));
  const seen = controls.map((control) => ({ control, rect: visibleRectOf(control) }));
  for (const [i, { control, rect }] of seen.entries()) {
    for (const { control: other, rect: otherRect } of seen.slice(i + 1)) {
      if (isInBar(control) !== isInBar(other)) continue;
      if (overlap(rect, otherRect) && !control.contains(other) && !other.contains(control))
        faults.push(`overlap: ${nameOf(control)}, ${nameOf(other)}`);
    }
  }

  /** In the strip, no control lies over a text, and a question can be read. */
  const lines = texts.filter(
    (text) => text.closest('footer') !== null && text.querySelector('button') === null,
  );
  for (const line of lines) {
    const rect = visibleRectOf(line);
    for (const { control, rect: other } of seen)
      if (overlap(rect, other) && !control.contains(line) && !line.contains(control))
        faults.push(`covered by ${nameOf(control)}: ${nameOf(line)}`);
    const { height } = line.getBoundingClientRect();
    if (line.closest('[role=alertdialog]') !== null && rect.height < height - ROUNDING)
      faults.push(`question is cut off: ${nameOf(line)}`);
  }

  /** A number can be chosen without scrolling. */
  for (const slider of root.querySelectorAll('footer input[type=range]'))
    if (visibleRectOf(slider).height < slider.getBoundingClientRect().height - ROUNDING)
      faults.push(`slider is cut off: ${nameOf(slider)}`);

  /** Dice that can be changed are visible in full. */
  for (const die of root.querySelectorAll(
    'footer :is([data-phase=re-roll], [data-phase=commander]) [data-side]',
  ))
    if (visibleRectOf(die).height < die.getBoundingClientRect().height - ROUNDING)
      faults.push(`dice are cut off: ${nameOf(die)}`);

  /** Badges count as circles; names as the area of their letters, which is smaller than their lines. */
  const board = document.querySelector('main');
  const shapes = [...(board?.querySelectorAll('[role=button][data-territory]') ?? [])].flatMap((badge) => {
    const shape = badge.querySelector('path:nth-of-type(2)');
    const rect = shape?.getBoundingClientRect();
    if (rect === undefined) return [];
    return [
      { name: nameOf(badge), x: rect.x + rect.width / 2, y: rect.y + rect.height / 2, r: rect.width / 2 },
    ];
  });
  const names = [...(board?.querySelectorAll('text[data-label]') ?? [])].map((label) => {
    const { x, y, width, height } = label.getBoundingClientRect();
    return { name: nameOf(label), rect: new DOMRect(x + 1, y + 2, width - 2, height - 4) };
  });
  for (const [i, one] of shapes.entries()) {
    for (const other of shapes.slice(i + 1))
      if (Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r - 2)
        faults.push(`badges touch: ${one.name}, ${other.name}`);
    for (const { name, rect } of names) {
      const x = Math.min(Math.max(one.x, rect.left), rect.right);
      const y = Math.min(Math.max(one.y, rect.top), rect.bottom);
      if (Math.hypot(one.x - x, one.y - y) < one.r - 2)
        faults.push(`name overlaps badge: ${name}, ${one.name}`);
    }
  }
  for (const [i, { name, rect }] of names.entries())
    for (const other of names.slice(i + 1))
      if (overlap(rect, other.rect)) faults.push(`names touch: ${name}, ${other.name}`);

  /** At least half of a grid of points must hit the board, not something on top of it. */
  const window = document.querySelector('[data-board]');
  if (window !== null && root === document.body) {
    const GRID = 20;
    const points = Array.from({ length: GRID * GRID }, (_, i) => [
      ((i % GRID) + 0.5) * (innerWidth / GRID),
      (Math.floor(i / GRID) + 0.5) * (innerHeight / GRID),
    ]);
    const hits = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x!, y!);
      return hit !== null && window.contains(hit) && hit.closest('[data-overlay]') === null;
    });
    if (hits.length < points.length / 2)
      faults.push(`the board has only ${hits.length} of ${points.length} points`);
  }

  if (needsPrimary) {
    const primary = [...root.querySelectorAll('button[class*=primary]')].find(isShown);
    const { x, y, width, height } = primary?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (primary !== undefined && (hit === null || !primary.contains(hit)))
      faults.push(`primary button is hidden: ${nameOf(primary)}`);
  }
  return faults;
}
