import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { networksSchema } from './http/limits/networks.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The settings of a server. They do not change while it runs. */
export interface Settings {
  readonly data: string; // the folder with everything the server keeps, unless it has a database
  readonly databaseUrl: string | undefined; // a PostgreSQL database, which servers on other machines may share
  readonly databaseConnections: number; // the most connections to it at once
  readonly notify: boolean; // servers that share a database notify each other of what they store; otherwise they look every second
  readonly page: string | undefined; // the folder of the built page; undefined: only the API is served
  readonly host: string; // the address to listen on
  readonly port: number; // 0: any free port
  readonly publicUrl: string | undefined; // the origin that browsers see, without a path
  readonly isSecure: boolean; // browsers use https
  readonly trustProxy: number | readonly string[]; // proxies in front of the server, or their networks
  readonly sessionDays: number; // an unused session ends after this many days
  readonly metricsToken: string | undefined; // opens /metrics to other machines
  readonly botThreads: number;
  readonly botMilliseconds: number; // to think about one turn
  readonly botPace: number; // milliseconds before the first command of a bot in a turn; later ones come faster
  readonly botLimit: number; // milliseconds after which a bot counts as hung
  readonly logLevel: (typeof LOG_LEVELS)[number];
}

/** A setting as text: from a flag or an environment variable. */
interface TextSetting<Value> {
  readonly schema: z.ZodType<Value, string>;
  readonly allowed: string;
  readonly isSecret?: boolean;
  readonly variable?: string; // a fallback environment variable, read if its own is missing
}

const wholeNumber = (least: number, most: number): TextSetting<number> => ({
  schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(least).max(most)),
  allowed: `a whole number from ${least} to ${most}`,
});

const text = (allowed: string): TextSetting<string> => ({ schema: z.string(), allowed });

const HOUR = 3600_000;

export const DATABASE_ADDRESS =
  'the address of a PostgreSQL database, such as postgres://user:password@host/database, with %23 for # and so on';

const TEXT_SETTINGS = {
  data: text('a folder'),
  databaseUrl: {
    schema: z.string().refine(isDatabaseUrl),
    allowed: DATABASE_ADDRESS,
    isSecret: true,
    variable: 'DATABASE_URL',
  },
  databaseConnections: wholeNumber(2, 1000),
  notify: { schema: z.enum(['on', 'off']).transform((value) => value === 'on'), allowed: 'on or off' },
  page: { schema: z.string().refine(isPage), allowed: 'the folder of a built page, with index.html' },
  host: text('an address of this machine, such as 127.0.0.1 or 0.0.0.0'),
  port: wholeNumber(0, 65535),
  publicUrl: {
    schema: z.string().transform(parseOrigin),
    allowed: 'an address without a path, such as https://rubicon.example',
  },
  trustProxy: {
    schema: z.union([z.string().regex(/^\d$/).transform(Number), networksSchema]),
    allowed: 'a number of proxies from 0 to 9, or their networks, such as 10.0.0.0/8,::1',
  },
  sessionDays: wholeNumber(1, 3650),
  metricsToken: { schema: z.string().min(16), allowed: 'at least 16 characters', isSecret: true },
  botThreads: wholeNumber(1, 256),
  botMilliseconds: wholeNumber(1, HOUR),
  botPace: wholeNumber(0, HOUR),
  botLimit: wholeNumber(1, HOUR),
  logLevel: { schema: z.enum(LOG_LEVELS), allowed: LOG_LEVELS.join(', ') },
} satisfies Record<string, TextSetting<unknown>>;

type SettingName = keyof typeof TEXT_SETTINGS;

/** The flags of a command line by name: `publicUrl` for `--public-url`. */
export type SettingFlags = Readonly<Partial<Record<SettingName, string | undefined>>>;

/**
 * Returns the settings from flags and environment variables (`--port` or `RUBICON_PORT`), or the first problem as a
 * text for the operator. A flag overrides a variable, and `--data` also one that names a database; an empty variable
 * counts as missing.
 */
export function parseSettings(
  flags: SettingFlags,
  env: Readonly<Record<string, string | undefined>>,
): Settings | { readonly error: string } {
  if (flags.data !== undefined && flags.databaseUrl !== undefined)
    return {
      error: 'Use --data or --database-url, not both: the data is kept in a folder or in a database.',
    };
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(TEXT_SETTINGS) as SettingName[]) {
    const { schema, allowed, isSecret, variable }: TextSetting<unknown> = TEXT_SETTINGS[name];
    const fromFlag = flags[name];
    if (name === 'databaseUrl' && flags.data !== undefined) continue;
    const source =
      fromFlag !== undefined ? flagName(name) : env[variableName(name)] ? variableName(name) : variable;
    const value = fromFlag ?? env[source ?? ''];
    if (value === undefined || (value === '' && fromFlag === undefined)) continue;
    const { success, data } = schema.safeParse(value);
    if (!success || value === '') {
      return { error: `${source}${isSecret ? '' : ` is “${value}”`}: use ${allowed}.` };
    }
    given[name] = data;
  }
  const settings = { ...makeDefaults(), ...given };
  return { ...settings, isSecure: settings.publicUrl?.startsWith('https:') ?? false };
}

const makeDefaults = (): Omit<Settings, 'isSecure'> => ({
  data: './rubicon-data',
  databaseUrl: undefined,
  databaseConnections: 10,
  notify: true,
  page: undefined,
  host: '127.0.0.1',
  port: 3000,
  publicUrl: undefined,
  trustProxy: 0,
  sessionDays: 180,
  metricsToken: undefined,
  botThreads: Math.max(1, availableParallelism() - 1),
  botMilliseconds: 200,
  botPace: 600,
  botLimit: 10_000,
  logLevel: 'info',
});

const flagName = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const variableName = (name: string): string =>
  `RUBICON_${name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/** Whether a text is the address of a PostgreSQL database. The host may be missing, as in `postgres://user@/database?host=…`. */
export function isDatabaseUrl(value: string): boolean {
  return /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value.replace('@/', '@host/'));
}

/** Whether a folder holds a built page. */
export function isPage(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

function parseOrigin(value: string, context: z.RefinementCtx): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url !== undefined && url.href === `${url.origin}/` && /^https?:$/.test(url.protocol);
  if (!isOrigin) context.addIssue({ code: 'custom' });
  return url?.origin ?? '';
}
