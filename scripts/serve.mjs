import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { dist } from './page.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Serves the built page. Resolves when it is ready, with its address and a function to stop it. */
export function servePage(port, { folder = dist, host = '127.0.0.1' } = {}) {
  const packed = new Map();
  const server = createServer((request, response) => {
    try {
      answer(request, response, packed, folder);
    } catch (error) {
      console.error(`${request.method} ${request.url}: ${error.message}`); // files may be missing during a build
      response.writeHead(500, HEADERS).end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const used = server.address().port;
      const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host;
      resolve({ address: `http://${name}:${used}/`, port: used, stop: () => stop(server) });
    });
  });
}

function answer({ method, url, headers }, response, packed, folder) {
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = fileFor(folder, url.split(/[?#]/, 1)[0]);
  if (file === undefined) {
    response.writeHead(404, HEADERS).end();
    return;
  }
  const encoding = encodingOf(String(headers['accept-encoding'] ?? ''), file);
  const body = pack(packed, file, encoding);
  const isNamedByContent = file.includes(`${sep}assets${sep}`);
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': body.length,
    'Cache-Control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(encoding !== undefined && { 'Content-Encoding': encoding }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

/** The file for a path; every page of the app is the same document. */
function fileFor(folder, pathname) {
  let path;
  try {
    path = normalize(join(folder, decodeURIComponent(pathname)));
  } catch {
    return undefined;
  }
  if (path !== folder && !path.startsWith(folder + sep)) return undefined;
  if (
    path
      .slice(folder.length)
      .split(sep)
      .some((part) => part.startsWith('.'))
  )
    return undefined;
  if (existsSync(path) && statSync(path).isFile()) return path;
  return extname(path) === '' ? join(folder, 'index.html') : undefined;
}

function encodingOf(accepted, file) {
  if (/\.(woff2|png)$/.test(file)) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function pack(packed, file, encoding) {
  const key = `${encoding} ${statSync(file).mtimeMs} ${file}`;
  const known = packed.get(key);
  if (known !== undefined) return known;
  const bytes = readFileSync(file);
  const body =
    encoding === 'br'
      ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : encoding === 'gzip'
        ? gzipSync(bytes, { level: 9 })
        : bytes;
  packed.set(key, body);
  return body;
}

function stop(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
