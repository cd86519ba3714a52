// Needs: load
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from '@playwright/test'
import { workerTest as test } from './testing/workerTest.ts'

test('only the dev build has the page of components', () => {
  const assets = join(dirname(import.meta.dirname), 'apps/web/dist/assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(3)
  for (const file of scripts) expect(readFileSync(join(assets, file), 'utf8'), file).not.toContain('parts-page')
})
