import { expect, test } from './people.ts';

test('a new token is shown once and has not been used; after it is revoked, it is gone', async ({ meet }) => {
  const { page } = await meet();
  const suffix = Math.random().toString(36).slice(2, 10);
  await page.goto('/profile');
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByLabel('Name').fill(`Ann ${suffix}`);
  await form.getByLabel('Password').fill('correct horse battery');
  await form.getByRole('button').click();
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
