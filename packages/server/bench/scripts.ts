/** The processes of the benchmarks, bundled next to the command that starts them. */
export const HOST_SCRIPT = new URL('./server-host.js', import.meta.url);
export const RELAY_SCRIPT = new URL('./server-relay.js', import.meta.url);
