import { hash } from 'node:crypto'
import { carBlocks } from '@musi/domain/content/carBlocks'
import { blockFits, isRaw } from '@musi/domain/content/cid'
import { treeFile } from '@musi/domain/content/treeFile'
import type { ByteHold } from '../platform/byteBudget.ts'
import type { ContentAddress } from './contentAddress.ts'
import { type Doors, type Read, type ReadRule, readOutside } from './readOutside.ts'

export type ReadContent = Read | { ok: false; why: 'notVerified' }

const NOT_VERIFIED = { ok: false, why: 'notVerified' } as const
const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')

/**
 * What a gateway has under a content id, held against it: a single block as it is, all else as an archive whose blocks are
 * checked one by one. A gateway that makes no archives is good for single blocks only (case 100).
 */
export async function readContent(
  doors: Doors,
  content: ContentAddress,
  rule: ReadRule,
  hold: ByteHold,
): Promise<ReadContent> {
  const { root, path } = content
  if (root === null) return NOT_VERIFIED
  const isBlock = isRaw(root) && path.length === 0
  const read = await readOutside(
    doors,
    askFor(content.at, isBlock),
    isBlock ? blockRule(rule) : archiveRule(rule),
    hold,
  )
  if (!read.ok) return read
  if (isBlock) return blockFits(root, read.body, sha256) === true ? read : NOT_VERIFIED
  const blocks = carBlocks(read.body, sha256)
  if (blocks === null) return NOT_VERIFIED
  const file = treeFile(blocks, root, path, rule.maxBytes)
  if (file.ok) return { ok: true, body: Buffer.from(file.bytes.buffer), type: '' }
  if (file.why === 'incomplete') return NOT_VERIFIED
  return { ok: false, why: file.why === 'noFile' ? 'notFound' : 'tooLarge' }
}

/** Only what leads to the file and is of it, not all that is in a folder. */
function askFor(at: URL, isBlock: boolean): URL {
  const url = new URL(at)
  url.search = isBlock ? 'format=raw' : 'format=car&dag-scope=entity'
  return url
}

const blockRule = (rule: ReadRule): ReadRule => ({ ...rule, accept: 'application/vnd.ipld.raw' })

/** An archive names its blocks, and a tree its pieces: some hundred bytes for each piece, of which the smallest have a thousand. */
const archiveRule = (rule: ReadRule): ReadRule => ({
  ...rule,
  accept: 'application/vnd.ipld.car',
  maxBytes: Math.ceil(rule.maxBytes * 1.1) + 16 * 1024,
})
