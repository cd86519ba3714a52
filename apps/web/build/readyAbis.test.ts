import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readyModule } from './readyAbis.ts'

const FOLDER = fileURLToPath(new URL('../../../packages/chain/src/abi', import.meta.url))
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))

test('every ABI in the build equals its source and is already parsed', async () => {
  expect(files.length).toBeGreaterThan(15)
  for (const file of files.map((name) => join(FOLDER, name))) {
    const ready = await readyModule(file)
    expect(ready).not.toContain('import')
    const built: unknown = await import(`data:text/javascript,${encodeURIComponent(ready)}`)
    expect({ ...(built as object) }).toEqual({ ...((await import(pathToFileURL(file).href)) as object) })
  }
})
