import { readFileSync } from 'node:fs'
import { type AddressBook, CONTRACT_ROLES } from '@musi/chain/addressBook'
import type { Chain } from '@musi/chain/chainTable'
import { isAddress } from '@musi/domain/address'
import * as z from 'zod/mini'
import { BadSetting, type Env, text } from './readers.ts'

const hex = (digits: number) =>
  z.templateLiteral(['0x', z.string().check(z.regex(new RegExp(`^[0-9a-fA-F]{${digits}}$`)))])
const address = hex(40).check(z.refine((value) => isAddress(value) !== false, 'its checksum is wrong'))

const Book = z.object({
  chainId: z.int(),
  genesisHash: z.nullable(hex(64)),
  contracts: z.record(z.enum(CONTRACT_ROLES), address),
  tokens: z.array(
    z.object({
      symbol: z.string(),
      name: z.string(),
      decimals: z.int(),
      address,
      superseded: z.exactOptional(z.literal(true)),
    }),
  ),
  pools: z.array(z.object({ tokens: z.tuple([address, address]), pair: address })),
})

/** MUSI_ADDRESS_BOOK: a file that the deploy command wrote; null: the one built in. Whether its code is on the chain is asked at start. */
export function addressBookFile(env: Env, chain: Chain): AddressBook | null {
  const path = text(env, 'MUSI_ADDRESS_BOOK')
  if (path === null) return null
  const book = Book.safeParse(readJson(path))
  if (!book.success)
    throw new BadSetting(
      `MUSI_ADDRESS_BOOK is "${path}", but that file is not an address book: ${firstIssue(book.error)}.`,
    )
  if (book.data.chainId !== chain.id)
    throw new BadSetting(
      `MUSI_ADDRESS_BOOK is "${path}", but that book is for chain ${book.data.chainId} and this app serves chain ${chain.id}. Name the book of chain ${chain.id}.`,
    )
  return book.data
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

function firstIssue(error: z.core.$ZodError): string {
  const [issue] = error.issues
  return issue === undefined ? 'it has another shape' : `${issue.path.join('.') || 'the file'}: ${issue.message}`
}
