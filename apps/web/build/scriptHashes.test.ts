import { expect, it } from 'vitest'
import { scriptHashes } from './scriptHashes.ts'

it('the import map has every script except the classic one', () => {
  const hashes = {
    '/assets/late-2.js': 'sha256-late',
    '/assets/boot-1.js': 'sha256-boot',
    '/assets/app-3.css': 'sha256-style',
    '/assets/app-3.js': 'sha256-app',
    '/locales/de.json': 'sha256-words',
  }
  expect(JSON.parse(scriptHashes(hashes))).toEqual({
    integrity: { '/assets/app-3.js': 'sha256-app', '/assets/late-2.js': 'sha256-late' },
  })
})
