import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './people.ts';

const PASSWORD = 'correct horse battery';

/** Fills in the form to create an account or to log in. */
async function enter(page: Page, action: 'Create account' | 'Log in', name: string): Promise<void> {
  await page.goto('/profile');
  const form = page.getByRole('form', { name: action });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button').click();
  await expect(page.getByText('You have an account.')).toBeVisible();
}

const randomText = (): string => Math.random().toString(36).slice(2, 10);

test('“Log out everywhere” ends the session of another browser too', async ({ meet }) => {
  const [laptop, phone] = [await meet(), await meet()];
  const name = `Ann ${randomText()}`;
  await enter(laptop.page, 'Create account', name);
  await enter(phone.page, 'Log in', name);
  await laptop.page.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(laptop.page.getByText('You are a visitor.')).toBeVisible();
  await phone.page.reload();
  await expect(phone.page.getByText('You are a visitor.')).toBeVisible();
});

test('a player downloads everything the server stores about them, and deletes it', async ({ meet }) => {
  const { page } = await meet();
  const name = `Ann ${randomText()}`;
  await enter(page, 'Create account', name);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download everything stored about you' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(name);
  await page.getByRole('button', { name: 'Delete me' }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const yes = page.getByRole('button', { name: 'Yes' });
  await expect(yes).toHaveAttribute('aria-disabled', 'false');
  await yes.click();
  await expect(page.getByText('You are a visitor.')).toBeVisible();
});

test('a new token is shown once and has not been used; after it is revoked, it is gone', async ({ meet }) => {
  const { page } = await meet();
  const suffix = randomText();
  await enter(page, 'Create account', `Ann ${suffix}`);
  await page.getByRole('textbox', { name: 'Bot name' }).fill(`Robo ${suffix}`);
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = page.getByRole('listitem').filter({ hasText: `Robo ${suffix}` });
  await expect(token).toContainText(/created \d/);
  await expect(token).not.toContainText('last used');
  await expect(page.getByText(/^rub_/)).toBeVisible();
  await page.reload();
  await expect(token).toBeVisible();
  await expect(page.getByText(/^rub_/)).toHaveCount(0);
  await token.getByRole('button', { name: 'Revoke' }).click();
  await expect(token).toHaveCount(0);
});
