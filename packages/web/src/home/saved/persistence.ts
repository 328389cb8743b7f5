import { ask } from '../../host/client.ts';

/** When the first game is saved, asks the browser not to delete saved games when space runs short. */
export async function keepFirstGame(): Promise<void> {
  const { value: games } = await ask((host) => host.list());
  if (games?.length !== 1) return;
  await navigator.storage?.persist?.().catch(() => {}); // missing on insecure pages; a refusal changes nothing
}
