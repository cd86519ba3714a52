import type { RpcRequest } from '../rpc/rpcRequest.ts'
import type { Address } from '@musi/domain/address'
import { type ContentUri, contentHashUri } from '@musi/domain/token-lists/contentHashUri'
import type { Read } from '../multicall/read.ts'
import { callOrNull } from '../requests/contracts/contractValue.ts'
import { contentHashAtNode, nodeOf, resolverOf } from './nameReads.ts'

/** The content that a name points to, or a sentence that says why it cannot be resolved (spec: names.content-hash). */
export type NamedContent =
  | { ok: true; kind: 'ipfs' | 'ipns'; content: string }
  | { ok: false; kind: 'unresolved'; sentence: string }
  | { ok: false; kind: 'untranslated'; sentence: string; hash: string }

async function readOnce<Value>(request: RpcRequest, { call, decode }: Read<Value>): Promise<Value | undefined> {
  const data = await callOrNull(request, call.address, call.callData)
  return data === null ? undefined : decode(data)
}

/** Read once, when somebody adds a list by its name. Throws if the chain does not answer at all. */
export async function contentHash(request: RpcRequest, registry: Address | null, name: string): Promise<NamedContent> {
  const unresolved = { ok: false, kind: 'unresolved', sentence: `Failed to resolve ENS name: ${name}` } as const
  if (registry === null) return unresolved
  const resolver = await readOnce(request, resolverOf(registry, nodeOf(name)))
  if (resolver === undefined || resolver === null) return unresolved
  const hash = await readOnce(request, contentHashAtNode(resolver, nodeOf(name)))
  if (hash === undefined || hash === '0x') return unresolved
  const uri: ContentUri = contentHashUri(hash)
  if (uri.ok) return uri
  return { ok: false, kind: 'untranslated', sentence: `Failed to translate contenthash to URI: ${hash}`, hash }
}
