import type { PreviewTexts } from './texts.ts';

/** Returns the document of the page with the tags that sites read to preview a link. All texts are escaped. */
export function withPreview(
  html: string,
  { title, description }: PreviewTexts,
  { url, image }: { readonly url: string; readonly image: string },
): string {
  const properties = {
    'og:site_name': 'Rubicon',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': image,
    'og:image:width': '1200',
    'og:image:height': '675',
  };
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image,
  };
  const tags = [
    `<title>${escapeText(title)} · Rubicon</title>`,
    ...Object.entries(names).map(([name, text]) => `<meta name="${name}" content="${escapeText(text)}" />`),
    ...Object.entries(properties).map(
      ([property, text]) => `<meta property="${property}" content="${escapeText(text)}" />`,
    ),
  ];
  return html
    .replace(/<title>.*?<\/title>|<meta name="description"[^>]*>/gs, '')
    .replace('</head>', () => `${tags.join('\n    ')}\n  </head>`);
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
