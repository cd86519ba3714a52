import { artistTokenFactoryAbi } from '@musi/contracts/abi/artistTokenFactory'
import { tokenAbi } from '@musi/chain/abi/token'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { type Address, encodeFunctionData } from 'viem'
import { wellKnownAccounts } from '../world/wellKnownAccounts.ts'
import { ownWorld } from '../world/ownWorld.ts'
import type { Batch } from '../rpc/rpcBatch.ts'
import { chainReader } from './chainReader.ts'

const balanceCall = (token: Address, owner: Address) => {
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'balanceOf', args: [owner] })
  return { method: 'eth_call', params: [{ to: token, data }, 'latest'] }
}

/** Pairs, exchanges, reward pools and other contracts that hold something. */
function contractAddresses(): readonly Address[] {
  const world = ownWorld()
  return [
    ...[...world.pools, ...world.oddPools].map(({ pair }) => pair),
    ...[...world.v1.exchanges, ...world.staking].map(({ address }) => address),
    world.governance.timelock,
    world.airdrop.address,
  ]
}

/**
 * All balances and transaction counts that result from the history, for comparing chains. Two new chains have the same
 * fingerprint.
 */
export async function fingerprint(request: RpcRequest, batch: Batch): Promise<Readonly<Record<string, string>>> {
  const { value } = chainReader(request)
  const world = ownWorld()
  const factory = world.own.artistTokenFactory.address
  const count = await value(factory, artistTokenFactoryAbi, 'tokenCount')
  const artistTokens = await value(factory, artistTokenFactoryAbi, 'tokens', 0n, count)
  const known = [...world.tokens, ...world.oddTokens].map(({ address }) => address)
  const pairs = [...world.pools, ...world.oddPools].map(({ pair }) => pair)
  const tokens = [world.wrappedNative.address, ...known, ...artistTokens, ...pairs]
  const lines: Record<string, string> = {}
  for (const owner of [...wellKnownAccounts(), ...contractAddresses()]) {
    const answers = await batch([
      { method: 'eth_getBalance', params: [owner, 'latest'] },
      { method: 'eth_getTransactionCount', params: [owner, 'latest'] },
      ...tokens.map((token) => balanceCall(token, owner)),
    ])
    lines[owner] = answers.map((hex) => BigInt(String(hex))).join(' ')
  }
  return lines
}
