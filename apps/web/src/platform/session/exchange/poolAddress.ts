import type { Address } from '@musi/domain/address'
import { pairAddress } from '@musi/domain/exchange/pairAddress'
import { perVisit } from '#platform/page/visit/visit.ts'
import { exchangeAddresses } from './exchangeAddresses.ts'

const visit = perVisit(() => new Map<string, Address>())

/**
 * Address of the pool of two tokens, deployed or not. Cached, because hashing dominates long lists and base pairs occur
 * in each.
 */
export function poolAddress(one: Address, other: Address): Address {
  const addresses = visit()
  const key = `${one} ${other}`
  const address = addresses.get(key) ?? pairAddress(exchangeAddresses().lostRecipients.pairFactory, one, other)
  addresses.set(key, address)
  return address
}
