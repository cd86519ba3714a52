import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readKeyFile } from './readKeyFile.ts'

const KEY = '1f'.repeat(32)
const ADDRESS = '0xA88B710FAfFF68e3D7BB4B3DD72c358B5bDb9a18'
const folder = mkdtempSync(join(tmpdir(), 'musi-key-'))
afterAll(() => rmSync(folder, { recursive: true }))

const file = join(folder, 'key')
const read = (content: string, mode = 0o600) => {
  writeFileSync(file, content)
  chmodSync(file, mode)
  return readKeyFile('MUSI_DEPLOY_KEY_FILE', file, () => false)
}

it.each([KEY, `0x${KEY}`, `  0x${KEY.toUpperCase()}\n`])('a key with or without 0x is read (%#)', (content) => {
  expect(read(content)).toMatchObject({ ok: true, address: ADDRESS, warning: null })
})

it('a file that others can read is used, with a warning', () => {
  expect(read(KEY, 0o644)).toMatchObject({ ok: true, warning: expect.stringContaining(`chmod 600 ${file}`) })
})

it.each([
  ['half a key', KEY.slice(2)],
  ['two keys', `${KEY}\n${KEY}`],
  ['words', 'test test test test test test test test test test test junk'],
  ['nothing', ''],
  ['zero', '0'.repeat(64)],
  ['a number above all keys', 'f'.repeat(64)],
])('%s is refused, and the sentence repeats none of the content', (_, content) => {
  const refused = read(content)
  const sentence = refused.ok ? 'it is accepted' : refused.sentence
  expect(sentence).toContain('that is no key. It must hold one private key')
  for (const word of content.split(/\s+/).filter((word) => word.length > 4)) expect(sentence).not.toContain(word)
})

it.each([
  ['no file is named', undefined, 'MUSI_DEPLOY_KEY_FILE is not set'],
  ['the name is empty', ' ', 'MUSI_DEPLOY_KEY_FILE is not set'],
  ['the file is not there', join(folder, 'none'), 'that file cannot be read'],
  ['it is a folder', folder, 'that file cannot be read'],
])('the missing or unreadable file is reported in a sentence: %s', (_, path, words) => {
  const refused = readKeyFile('MUSI_DEPLOY_KEY_FILE', path, () => false)
  expect(refused.ok ? 'it is accepted' : refused.sentence).toContain(words)
})

it('the key of a demo account is refused', () => {
  writeFileSync(file, KEY)
  const refused = readKeyFile('MUSI_DEPLOY_KEY_FILE', file, (address) => address === ADDRESS)
  expect(refused.ok ? 'it is accepted' : refused.sentence).toContain(`that of ${ADDRESS}, a demo account`)
})
