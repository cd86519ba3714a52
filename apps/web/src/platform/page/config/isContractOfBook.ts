import type { Address } from '@musi/domain/address'
import { config } from './config.ts'

/** True for a contract or pool of the address book, which is no person although it may hold tokens. */
export function isContractOfBook(account: Address): boolean {
  const { book } = config()
  return (
    book !== null &&
    (Object.values(book.contracts).includes(account) || book.pools.some(({ pair }) => pair === account))
  )
}
