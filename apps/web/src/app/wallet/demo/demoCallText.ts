import type { Argument } from '@musi/chain/explain/argument'
import type { Directory } from '@musi/chain/explain/directory'
import { type Address, isAddress, shortenAddress } from '@musi/domain/address'
import { exactAmount } from '@musi/domain/amount/amountText'
import { amountOf } from '@musi/domain/currency'
import { roleText } from '../../../platform/session/names/roleWords.ts'
import { t } from './demoWords.ts'

const UNLIMITED = 2n ** 256n - 1n
/** Common names for amounts in token contracts. */
const AMOUNTS = new Set(['value', 'amount', 'wad', 'rawAmount'])

/** `swapExactETHForTokens` → `Swap exact ETH for tokens`: the function name as words. */
export function plainName(name: string): string {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
  const words = spaced.split(' ').map((word) => (/^[A-Z\d]{2,}$/.test(word) ? word : word.toLowerCase()))
  const sentence = words.join(' ')
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}

export function whoIs(known: Directory, address: Address): string {
  const identity = known.at(address)
  if (identity?.kind === 'person') return identity.name
  if (identity?.kind === 'token') return identity.symbol
  return identity?.kind === 'role' ? roleText(identity.role) : shortenAddress(address)
}

function textOf(known: Directory, value: unknown): string {
  if (Array.isArray(value)) return value.map((one: unknown) => textOf(known, one)).join(', ')
  const text = String(value)
  const address = isAddress(text)
  return text.startsWith('0x') && address !== false ? whoIs(known, address) : text
}

/** An argument in readable form: addresses by name, and token amounts in their unit. */
export function argumentText(known: Directory, contract: Address, { name, value }: Argument): string {
  const token = known.at(contract)
  if (token?.kind !== 'token' || token.decimals === null || typeof value !== 'bigint' || !AMOUNTS.has(name))
    return textOf(known, value)
  const { symbol, decimals } = token
  if (value === UNLIMITED) return t('unlimited', { symbol })
  const currency = { kind: 'token', address: contract, decimals, symbol, name: token.name } as const
  return t('amount', { amount: exactAmount(amountOf(currency, value)), symbol })
}
