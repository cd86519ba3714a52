import { artistTokenCount, artistTokens } from '@musi/chain/reads/artistTokens'
import { deploymentBlock } from '@musi/chain/reads/deploymentBlock'
import { registeredSongs } from '@musi/chain/reads/registeredSongs'
import { RpcError } from '@musi/chain/rpcError'
import type { RpcRequest } from '@musi/chain/rpcRequest'
import type { Address } from '@musi/domain/address'
import { readBlock } from '../heads/readBlock.ts'
import type { Upstream } from '../rpc/upstream.ts'
import type { ArtistReader } from './artistReader.ts'

/** Errors that a node answers with have no such kind (rpc/failure.ts). */
const isOwnFailure = (data: unknown) => typeof data === 'object' && data !== null && 'kind' in data

const hexOf = (number: number) => `0x${number.toString(16)}`

/** Our endpoints, as the reads of the chain expect a node to be. */
const requestOf =
  ({ ask }: Pick<Upstream, 'ask'>): RpcRequest =>
  async (method, params = []) => {
    const [outcome] = await ask([{ method, params }])
    if (outcome?.ok === true) return outcome.result
    if (outcome === undefined) throw new RpcError('unreachable', 'Nobody answered.')
    const { code, message, data } = outcome.error
    throw new RpcError(isOwnFailure(data) ? 'unreachable' : 'refused', message, code)
  }

type Places = { factory: Address; multicall: Address; jukebox: Address | null }

export function chainReader(upstream: Pick<Upstream, 'ask'>, places: Places): ArtistReader {
  const request = requestOf(upstream)
  const blockAt = async (tag: string) => readBlock(await request('eth_getBlockByNumber', [tag, false]))
  return {
    async tip() {
      const block = await blockAt('latest')
      if (block === null) throw new RpcError('unreachable', 'The chain has no newest block.')
      return block
    },
    hashAt: async (block) => (await blockAt(hexOf(block)))?.hash ?? null,
    count: (block) => artistTokenCount(request, places.factory, block),
    tokens: (span) => artistTokens(request, places, span),
    async songs({ from, to }) {
      const { jukebox } = places
      if (jukebox === null) return []
      const start = from ?? (await deploymentBlock(request, jukebox, to))
      return await registeredSongs(request, jukebox, { from: start, to })
    },
  }
}
