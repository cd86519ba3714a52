import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { SETTINGS } from '@musi/server/platform/config/knownVariables'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'musi-diagnose-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function diagnose(settings: Readonly<Record<string, string>>): Promise<string> {
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('MUSI_')))
  const env = { ...own, ...settings }
  const program = join(import.meta.dirname, 'diagnose.ts')
  // The check creates the folders that are set, also those with a relative path.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program], { env, cwd: folder })
  return stdout + stderr
}

const WORKING = { MUSI_DATA_DIR: folder, MUSI_PORT: '1' }

it('npm run diagnose prints facts and plain settings, and says that no server answers', async () => {
  const text = await diagnose({ ...WORKING, MUSI_WRITES: 'off' })
  expect(text).toMatch(/^Musi \d/)
  expect(text).toContain('MUSI_WRITES is off')
  expect(text).toContain('The settings work here.')
  expect(text).toContain('/ready: no server answers')
})

it('npm run diagnose prints no value of a setting that may be secret, whether it works or not (spec: configuration.diagnose)', async () => {
  const secret = 'k3yThatNobodyMaySee99'
  const working = {
    ...WORKING,
    MUSI_RPC_URL: `http://127.0.0.1:1/v2/${secret}`,
    MUSI_DATABASE_URL: `postgres://musi:${secret}@127.0.0.1:1/musi`,
    MUSI_OBJECTS_URL: 's3://127.0.0.1:1/musi',
    MUSI_OBJECTS_KEY_ID: secret,
    MUSI_OBJECTS_SECRET_KEY: secret,
    MUSI_METRICS_TOKEN: secret,
    MUSI_FORTMATIC_KEY: secret,
    MUSI_ERROR_REPORT_URL: `https://reports.example/${secret}`,
  }
  const all = [working, ...SETTINGS.map((name) => ({ ...WORKING, [name]: secret }))]
  for (let from = 0; from < all.length; from += 4)
    for (const text of await Promise.all(all.slice(from, from + 4).map(diagnose))) expect(text).not.toContain(secret)
}, 240_000)
