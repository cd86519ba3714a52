import { expect, it } from 'vitest'
import { type Address, ZERO_ADDRESS } from '../address.ts'
import type { AddressField } from '../text/addressField.ts'
import { recipientProblem } from './recipientProblem.ts'

const OWN: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const FRIEND: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const TOKEN: Address = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'
const ROUTER: Address = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb'

const at = (address: Address): AddressField => ({ kind: 'address', address })
const problem = (target: AddressField, kind: string | null = 'account', assets: readonly Address[] = [TOKEN]) =>
  recipientProblem({
    target,
    account: OWN,
    assets,
    contracts: [ROUTER],
    identity: kind === null ? null : { kind },
  })

it.each([
  ['nothing typed', { kind: 'empty' }, null, 'noAddress'],
  ['a name that is being looked up', { kind: 'loading' }, null, 'lookingUp'],
  ['a name that leads nowhere', { kind: 'unresolved' }, null, 'unknown'],
  ['the account itself', at(OWN), 'account', 'self'],
  ['the zero address', at(ZERO_ADDRESS), 'nobody', 'nobody'],
  ['the contract of the token', at(TOKEN), 'token', 'ownContract'],
  ['a contract of the address book', at(ROUTER), 'role', 'contract'],
  ['an address that is not read yet', at(FRIEND), null, 'lookingUp'],
  ['another token', at(FRIEND), 'token', 'contract'],
  ['a pool', at(FRIEND), 'pair', 'contract'],
  ['a pool of rewards', at(FRIEND), 'staking', 'contract'],
  ['a V1 exchange', at(FRIEND), 'v1Exchange', 'contract'],
  ['a collection', at(FRIEND), 'collection', 'contract'],
  ['an account', at(FRIEND), 'account', null],
  ['a person', at(FRIEND), 'person', null],
  ['an account with a passkey', at(FRIEND), 'passkeyAccount', null],
  ['a contract that may be a wallet', at(FRIEND), 'contract', null],
] as const)('%s as recipient (spec: account.recipient)', (_, target, kind, expected) => {
  expect(problem(target, kind)).toBe(expected)
})

it('of several things that are sent, none goes to its own contract', () => {
  expect(problem(at(FRIEND), 'contract', [TOKEN, FRIEND])).toBe('ownContract')
})
