import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { carBlocks } from './carBlocks.ts'
import { parseCid } from './cid.ts'
import { FOLDER, HELLO, LARGE_FOLDER, PIECES_V0, PIECES, PIECES_TEXT, archiveBytes } from './oracle/archives.ts'
import { treeFile } from './treeFile.ts'

const MAX_BYTES = 100_000

function read(cid: string, path: readonly string[], archive: Uint8Array, maxBytes = MAX_BYTES) {
  const root = parseCid(cid)
  const blocks = carBlocks(archive)
  if (root === null || blocks === null) return 'refused'
  const file = treeFile(blocks, root, path, maxBytes)
  return file.ok ? new TextDecoder().decode(file.bytes) : file.reason
}
const ARCHIVES = [PIECES, PIECES_V0, HELLO, FOLDER, LARGE_FOLDER]

it.each([
  ['a file in pieces', PIECES, PIECES_TEXT],
  ['a file with a version 0 id', PIECES_V0, PIECES_TEXT],
  ['a file of a single block', HELLO, 'hello world\n'],
  ['a file in a folder', FOLDER, '{"name":"Good"}'],
  ['a file in a large folder', LARGE_FOLDER, '{"n":13}'],
] as const)('%s is read as it was stored', (_, archive, text) => {
  expect(read(archive.cid, archive.path, archiveBytes(archive))).toBe(text)
})

describe('case 100: content that does not match its id', () => {
  it('an archive with any byte changed yields nothing or the original content', () => {
    for (const archive of ARCHIVES) {
      const right = read(archive.cid, archive.path, archiveBytes(archive))
      const change = fc.tuple(fc.nat(archiveBytes(archive).length - 1), fc.integer({ min: 1, max: 255 }))
      fc.assert(
        fc.property(change, ([at, by]) => {
          const bytes = archiveBytes(archive)
          bytes[at] = (bytes[at] ?? 0) ^ by
          expect([right, 'refused', 'incomplete']).toContain(read(archive.cid, archive.path, bytes))
        }),
      )
    }
  })

  it('a truncated archive is invalid or incomplete', () => {
    const bytes = archiveBytes(PIECES)
    for (let length = 0; length < bytes.length; length += 1)
      expect(['refused', 'incomplete']).toContain(read(PIECES.cid, [], bytes.subarray(0, length)))
  })

  it('an archive of other content is incomplete for the requested id', () => {
    expect(read(HELLO.cid, [], archiveBytes(PIECES))).toBe('incomplete')
    expect(read(PIECES_V0.cid, [], archiveBytes(PIECES))).toBe('incomplete')
  })

  it('a file that is not an archive is not read as one', () => {
    for (const text of ['', '{"name":"A list"}', '<!doctype html>', '\0'])
      expect(carBlocks(new TextEncoder().encode(text))).toBeNull()
  })
})

it('a name missing in the folder, a folder, and a path below a file are not files', () => {
  expect(read(FOLDER.cid, ['lists', 'none.json'], archiveBytes(FOLDER))).toBe('noFile')
  expect(read(FOLDER.cid, ['lists'], archiveBytes(FOLDER))).toBe('noFile')
  expect(read(HELLO.cid, ['x'], archiveBytes(HELLO))).toBe('noFile')
  expect(read(FOLDER.cid, ['__proto__'], archiveBytes(FOLDER))).toBe('noFile')
})

it('a large folder with missing blocks is incomplete', () => {
  expect(read(LARGE_FOLDER.cid, ['none.json'], archiveBytes(LARGE_FOLDER))).toBe('incomplete')
})

it('a file longer than allowed is refused', () => {
  expect(read(PIECES.cid, [], archiveBytes(PIECES), PIECES_TEXT.length)).toBe(PIECES_TEXT)
  expect(read(PIECES.cid, [], archiveBytes(PIECES), PIECES_TEXT.length - 1)).toBe('tooLarge')
})
