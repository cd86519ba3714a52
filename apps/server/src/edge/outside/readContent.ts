import { hash } from 'node:crypto'
import { carBlocks } from '@musi/domain/content/carBlocks'
import { blockFits, isRaw } from '@musi/domain/content/cid'
import { treeFile } from '@musi/domain/content/treeFile'
import type { ByteHold } from '#platform/byteBudget.ts'
import type { ContentAddress } from './contentAddress.ts'
import { type Network, type Read, type ReadRule, readOutside } from './readOutside.ts'

export type ReadContent = Read | { ok: false; reason: 'notVerified' }

const NOT_VERIFIED = { ok: false, reason: 'notVerified' } as const
const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer')

/**
 * Content of a gateway, verified against its id: a single block directly, anything else as a CAR archive checked block
 * by block. A gateway without archives only serves single blocks (case 100).
 */
export async function readContent(
  network: Network,
  content: ContentAddress,
  rule: ReadRule,
  hold: ByteHold,
): Promise<ReadContent> {
  const { root, path } = content
  if (root === null) return NOT_VERIFIED
  const isBlock = isRaw(root) && path.length === 0
  const read = await readOutside(
    network,
    gatewayUrl(content.at, isBlock),
    isBlock ? blockRule(rule) : archiveRule(rule),
    hold,
  )
  if (!read.ok) return read
  if (isBlock) return blockFits(root, read.body, sha256) === true ? read : NOT_VERIFIED
  const blocks = carBlocks(read.body, sha256)
  if (blocks === null) return NOT_VERIFIED
  const file = treeFile(blocks, root, path, rule.maxBytes)
  if (file.ok) return { ok: true, body: Buffer.from(file.bytes.buffer), type: '' }
  if (file.reason === 'incomplete') return NOT_VERIFIED
  return { ok: false, reason: file.reason === 'noFile' ? 'notFound' : 'tooLarge' }
}

/** Requests only the blocks of the file and the path to it, not the whole folder. */
function gatewayUrl(at: URL, isBlock: boolean): URL {
  const url = new URL(at)
  url.search = isBlock ? 'format=raw' : 'format=car&dag-scope=entity'
  return url
}

const blockRule = (rule: ReadRule): ReadRule => ({ ...rule, accept: 'application/vnd.ipld.raw' })

/** Allows a tenth more for an archive's block ids and tree nodes: about a hundred bytes per block of at least a thousand. */
const archiveRule = (rule: ReadRule): ReadRule => ({
  ...rule,
  accept: 'application/vnd.ipld.car',
  maxBytes: Math.ceil(rule.maxBytes * 1.1) + 16 * 1024,
})
