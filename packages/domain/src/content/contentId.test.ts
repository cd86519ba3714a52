import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { expect, it } from 'vitest'
import { contentHash, contentId, contentIdOfHash } from './contentId.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it.each([
  // The well-known ids of these contents.
  ['', 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku'],
  ['hello world', 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e'],
])('the content %j has its IPFS id', (content, id) => {
  expect(contentId(bytes(content))).toBe(id)
  expect(contentIdOfHash(bytesToHex(sha256(bytes(content))))).toBe(id)
})

it('the content hash of a name encodes IPFS, a single block and a SHA-256', () => {
  expect(contentHash(bytes('hello world'))).toBe(
    '0xe30101551220b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9',
  )
})
