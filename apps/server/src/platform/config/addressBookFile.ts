import { readFileSync } from 'node:fs'
import type { AddressBook } from '@musi/domain/addressBook'
import { parseAddressBook } from '@musi/chain/chains/parseAddressBook'
import type { Chain } from '@musi/chain/chains/chainTable'
import { BadSetting, type Env, text } from './readers.ts'

/**
 * MUSI_ADDRESS_BOOK: a file written by the deploy command; null for the built-in one. Start checks that its code is on
 * the chain.
 */
export function addressBookFile(env: Env, chain: Chain): AddressBook | null {
  const path = text(env, 'MUSI_ADDRESS_BOOK')
  if (path === null) return null
  const parsed = parseAddressBook(readJson(path))
  if (!parsed.ok) throw new BadSetting(`MUSI_ADDRESS_BOOK is "${path}". ${parsed.sentence}`)
  const { book } = parsed
  if (book.chainId !== chain.id)
    throw new BadSetting(
      `MUSI_ADDRESS_BOOK is "${path}", but that book is for chain ${book.chainId} and this app serves chain ${chain.id}. Name the book of chain ${chain.id}.`,
    )
  return book
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read'
    throw new BadSetting(
      `MUSI_ADDRESS_BOOK is "${path}", but ${why}. It must be a JSON file written by the deploy command.`,
    )
  }
}
