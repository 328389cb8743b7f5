import type { FitResult, TunedNet } from '@rubicon/bots/tuning';

/** The line width of this repository. */
const WIDTH = 110;

/** A network as JSON, formatted like the files of this repository. */
export function makeNetFile({ command, features, hidden, numbers, results }: TunedNet): string {
  const fields = [
    `"command": ${JSON.stringify(command)}`,
    `"features": [\n${features.map((name) => `    ${JSON.stringify(name)}`).join(',\n')}\n  ]`,
    `"hidden": ${hidden}`,
    `"numbers": [\n${filled(numbers.map(String), '    ')}\n  ]`,
  ];
  if (results !== undefined)
    fields.push(`"results": ${JSON.stringify(results, undefined, 2).replaceAll('\n', '\n  ')}`);
  return `{\n  ${fields.join(',\n  ')}\n}\n`;
}

/** Returns a network as read from a file. Files of earlier versions call the results `figures`. */
export function readNet({ figures, ...net }: TunedNet & { readonly figures?: FitResult }): TunedNet {
  return figures === undefined ? net : { ...net, results: figures };
}

/** Items wrapped to the line width. */
function filled(items: readonly string[], indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const [i, item] of items.entries()) {
    const text = i < items.length - 1 ? `${item},` : item;
    if (line !== '' && indent.length + line.length + 1 + text.length > WIDTH) {
      lines.push(indent + line);
      line = '';
    }
    line += line === '' ? text : ` ${text}`;
  }
  return [...lines, indent + line].join('\n');
}
