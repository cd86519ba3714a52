import { type RecipientProblem, recipientProblem } from '@musi/domain/accounts/recipientProblem'
import { type Address, parseAddress } from '@musi/domain/address'
import type { AddressField } from '@musi/domain/text/addressField'
import { useState } from 'react'
import { config } from '#platform/page/config/config.ts'
import { useAddressField } from '../address-input/useAddressField.ts'
import { useIdentity } from '../explain/useIdentity.ts'
import { useNames } from '../explain/useNames.ts'

export type Recipient = {
  readonly typed: string
  readonly type: (text: string) => void
  readonly field: AddressField
  readonly problem: RecipientProblem | null
  /** The address to send to; null while there is a problem. */
  readonly address: Address | null
  /** The typed name, a known name, or the short address. */
  readonly name: string
  /** True for a contract that does not belong to this exchange. */
  readonly isContract: boolean
}

/** The typed recipient of `assets` (contracts of tokens and collections) that `account` sends. */
export function useRecipient(account: Address, assets: readonly Address[]): Recipient {
  const [typed, type] = useState('')
  const field = useAddressField(typed)
  const address = field.kind === 'address' ? field.address : null
  const identity = useIdentity(address ?? account)
  const contracts = Object.values(config().book?.contracts ?? {})
  const problem = recipientProblem({ target: field, account, assets, contracts, identity })
  const nameOf = useNames(address === null ? [] : [address], 'people')
  const isName = parseAddress(typed.trim()) === null
  const name = address === null ? '' : isName ? typed.trim() : nameOf(address)
  return {
    typed,
    type,
    field,
    problem,
    address: problem === null ? address : null,
    name,
    isContract: problem === null && identity?.kind === 'contract',
  }
}
