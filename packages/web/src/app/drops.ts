/** A file or a link that nobody takes would be opened in place of the page, and of the game in it. */
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
  const isField = target instanceof HTMLInputElement; // the text of a link can be dropped there
  return types.includes('Files') || (types.includes('text/uri-list') && !isField);
}
