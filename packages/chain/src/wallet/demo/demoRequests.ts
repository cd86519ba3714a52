import { type Address, parseAddress } from '@musi/domain/address'
import { type Hex, isHex } from 'viem'
import { WalletError } from '../../chainErrors.ts'
import type { Call } from '../../write.ts'

// Parses the parameters of the requests that a page makes to the demo wallet.

const invalid = (what: string) => new WalletError('invalidParams', `${what} is missing or not of its form.`)

const paramAt = (params: unknown, at: number): unknown =>
  Array.isArray(params) ? (params as unknown[])[at] : undefined

const parseObject = (value: unknown, what: string): Readonly<Record<string, unknown>> => {
  if (typeof value !== 'object' || value === null) throw invalid(what)
  return value as Readonly<Record<string, unknown>>
}

const requiredAddress = (value: unknown, what: string): Address => {
  const address = typeof value === 'string' ? parseAddress(value) : null
  if (address === null) throw invalid(what)
  return address
}

const bytesOrEmpty = (value: unknown): Hex => (isHex(value) ? value : '0x')
const parseAmount = (value: unknown): bigint => (isHex(value) && value !== '0x' ? BigInt(value) : 0n)

const parseCall = (value: unknown): Call => {
  const { to, data, value: sent } = parseObject(value, 'A call')
  return { to: requiredAddress(to, 'The receiver'), data: bytesOrEmpty(data), value: parseAmount(sent) }
}

export function parseTransactionRequest(params: unknown): {
  from: Address
  call: Call
  gas: bigint | null
  chainId: Hex | null
} {
  const transaction = parseObject(paramAt(params, 0), 'The transaction')
  const { from, gas, chainId } = transaction
  return {
    from: requiredAddress(from, 'The sender'),
    call: parseCall(transaction),
    gas: isHex(gas) ? BigInt(gas) : null,
    chainId: isHex(chainId) ? chainId : null,
  }
}

type BatchRequest = { from: Address; calls: readonly Call[]; chainId: Hex | null; id: string | null }

export function parseBatchRequest(params: unknown): BatchRequest {
  const { from, calls, chainId, id } = parseObject(paramAt(params, 0), 'The batch')
  if (!Array.isArray(calls) || calls.length === 0) throw invalid('The list of calls')
  return {
    from: requiredAddress(from, 'The sender'),
    calls: calls.map(parseCall),
    chainId: isHex(chainId) ? chainId : null,
    id: typeof id === 'string' ? id : null,
  }
}

/** Wallets accept typed data both as a JSON string and as an object. */
export function parseTypedDataRequest(params: unknown): {
  signer: Address
  typedData: Readonly<Record<string, unknown>>
} {
  const typedDataParam = paramAt(params, 1)
  try {
    const typedData: unknown = typeof typedDataParam === 'string' ? JSON.parse(typedDataParam) : typedDataParam
    return {
      signer: requiredAddress(paramAt(params, 0), 'The signer'),
      typedData: parseObject(typedData, 'The typed data'),
    }
  } catch (error) {
    throw error instanceof WalletError ? error : invalid('The typed data')
  }
}

export const parseChainId = (params: unknown): number => Number(parseObject(paramAt(params, 0), 'The chain')['chainId'])

export const parseText = (params: unknown): string => String(paramAt(params, 0))
