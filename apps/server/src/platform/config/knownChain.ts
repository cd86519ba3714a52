import { CHAINS, type Chain, chainById } from '@musi/chain/chains/chainTable'
import { BadSetting, type Env, rejectValue, text } from './readers.ts'

const DEFAULT_CHAIN_ID = 137

/** MUSI_CHAIN_ID. A retired chain stays in the table so that it can be refused by name (spec: configuration.one-chain). */
export function knownChain(env: Env): Chain {
  const value = text(env, 'MUSI_CHAIN_ID') ?? String(DEFAULT_CHAIN_ID)
  const active = CHAINS.filter((chain) => !chain.retired).map((chain) => `${chain.id} (${chain.name})`)
  const chain = /^\d{1,15}$/.test(value) ? chainById(Number(value)) : undefined
  if (chain === undefined) return rejectValue('MUSI_CHAIN_ID', `"${value}"`, `one of ${active.join(', ')}`)
  if (!chain.retired) return chain
  throw new BadSetting(
    `MUSI_CHAIN_ID is ${chain.id}, but ${chain.name} has been shut down and cannot be served any more. Use one of ${active.join(', ')}.`,
  )
}
