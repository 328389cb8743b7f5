/** Refuses dropped files and links that no component handles; the browser would leave the page to open them. */
export function refuseDrops(): void {
  for (const type of ['dragenter', 'dragover', 'drop'] as const) {
    window.addEventListener(type, (event) => {
      if (event.defaultPrevented || event.dataTransfer === null || !wouldOpen(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'none';
    });
  }
}

function wouldOpen({ dataTransfer, target }: DragEvent): boolean {
  const types = dataTransfer?.types ?? [];
  const isField = target instanceof HTMLInputElement; // accepts the text of a dropped link
  return types.includes('Files') || (types.includes('text/uri-list') && !isField);
}
