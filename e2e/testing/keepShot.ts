import { join } from 'node:path'
import { test } from '@playwright/test'

type Drawable = { screenshot: (options: { path: string }) => Promise<unknown> }

/**
 * For debugging: with MUSI_SHOTS=folder, saves a screenshot there under the test's title. A screenshot takes half a
 * second.
 */
export async function keepShot(what: Drawable, name: string): Promise<void> {
  const folder = process.env['MUSI_SHOTS']
  if (folder === undefined) return
  const title = test
    .info()
    .titlePath.join(' ')
    .replaceAll(/[^\w.]+/g, '-')
  await what.screenshot({ path: join(folder, `${title}-${name}.png`) })
}
